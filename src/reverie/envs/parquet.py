"""A dataset as Parquet: the columns of `dataset.COLUMNS`, the facts of its data card in the file's metadata."""

import json

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from reverie.envs.dataset import Arrays


def as_parquet(arrays: Arrays, about: dict[str, object]) -> bytes:
    """Write the arrays as Parquet, the same bytes for the same games; `about` is its metadata `reverie`, as JSON.

    Arrays with a row for each decision become lists of a fixed size.
    """
    columns = {name: _column(np.ascontiguousarray(array)) for name, array in arrays.items()}
    table = pa.table(columns).replace_schema_metadata({"reverie": json.dumps(about, sort_keys=True)})
    out = pa.BufferOutputStream()
    pq.write_table(table, out, compression="zstd")
    return bytes(out.getvalue())


def _column(array: "np.ndarray[tuple[int, ...], np.dtype[np.generic]]") -> "pa.Array":
    flat = pa.array(array.reshape(-1))
    return flat if array.ndim == 1 else pa.FixedSizeListArray.from_arrays(flat, array.shape[1])
