/** The maximum nesting depth of a text's elements. */
const maxLevels = 100;

const empty: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);
/** Elements with an optional end tag, and their ranks. The next element of the same or a higher rank ends them. */
const ranks = new Map([
  ['p', 0],
  ['dd', 1],
  ['dt', 1],
  ['li', 1],
  ['td', 2],
  ['th', 2],
  ['tr', 3],
]);

/**
 * Whether HTML may be nested too deeply for a recursive parser. Only scans the tags, so missing end tags may make the
 * count too high.
 */
export function isTooDeep(html: string): boolean {
  const open: string[] = [];
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z][^\s/<>]*)/gi)) {
    const name = tag.toLowerCase();
    if (slash) {
      const begin = open.lastIndexOf(name);
      if (begin >= 0) open.length = begin;
    } else if (!empty.has(name)) {
      const rank = ranks.get(name) ?? -1;
      while (rank >= (ranks.get(open.at(-1) ?? '') ?? Infinity)) open.pop();
      if (open.push(name) > maxLevels) return true;
    }
  }
  return false;
}
