/** What people type for something with a name: the beginnings of its words, as src/reverie/textui/own_words.py reads them. */

const plain = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").trim();

/** How many words are left if a text is made of beginnings of words, one after the other; nothing if it is not. */
function left(typed: string, words: readonly string[]): number | null {
  if (!typed) return words.length;
  const [first, ...rest] = words;
  if (first === undefined) return null;
  let best: number | null = null;
  for (let n = Math.min(typed.length, first.length); n > 0; n--) {
    if (typed.slice(0, n) !== first.slice(0, n)) continue;
    const found = left(typed.slice(n), rest);
    if (found !== null && (best === null || found < best)) best = found;
  }
  return best;
}

/** The texts that may be meant: by their words in the reader's language, else by themselves; the whole ones first. */
export function meant(typed: string, texts: readonly string[], words: (text: string) => string): string[] {
  const wanted = plain(typed).replaceAll(" ", "");
  if (!wanted) return [];
  const ways = [words, (text: string) => text].map((way) => texts.map((text) => [text, left(wanted, plain(way(text)).split(/\s+/))] as const));
  for (const whole of [true, false])
    for (const way of ways) {
      const found = way.filter(([, n]) => (whole ? n === 0 : n !== null));
      if (found.length > 0) return found.map(([text]) => text);
    }
  return [];
}
