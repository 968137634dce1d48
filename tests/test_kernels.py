"""What tools/compile.py does to the C of the engine: the loops of networks are left unchecked, and nothing else."""

import pytest

import compile as engine

CHECKED = """char CPyDef_{name}(VecI64 cpy_r_words) {{
    cpy_r_r8 = (uint64_t)cpy_r_i < (uint64_t)cpy_r_r7;
    if (cpy_r_r8) goto CPyL11;
    return 1;
}}
"""
HEAD = '#include "__native_internal_reverie.h"\n'
NAMES = [f"{module}___{name}" for module, names in engine.KERNELS.items() for name in names]


def test_kernels_lose_their_checks_and_other_functions_keep_them() -> None:
    source = HEAD + "".join(CHECKED.format(name=name) for name in [*NAMES, "network___Network___add"])
    made = engine.with_kernels(source)
    assert made.count("cpy_r_r8 = 1;") == made.count("REVERIE_KERNEL char") == len(NAMES)
    assert CHECKED.format(name="network___Network___add") in made


def test_a_kernel_that_is_gone_stops_the_build() -> None:
    source = HEAD + "".join(CHECKED.format(name=name) for name in NAMES[1:])
    with pytest.raises(SystemExit, match=NAMES[0].split("___")[-1]):
        engine.with_kernels(source)
