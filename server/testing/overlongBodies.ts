import { validBodies } from './validBodies';

/** The length of each text in bytes as JSON. The rest of the body also fits into the limit of 64 KB. */
const room = 60_000;

/** The start, the repeated part and the end of texts that make a careless pattern backtrack. */
const shapes: readonly (readonly [string, string, string])[] = [
  ['a@', '.', ' b'],
  ['', 'a', '!'],
  ['', '1', 'x'],
  ['a', ' ', 'a'],
  ['', '2026-11-21 ', '?'],
  ['', '<a href="', ''],
];

/** A text of each shape that almost fills a body. */
export const overlongTexts = shapes.map(([head, repeated, tail]) => {
  const { length } = JSON.stringify(repeated).slice(1, -1);
  return head + repeated.repeat(Math.floor(room / length)) + tail;
});

/**
 * Returns bodies for the call at this path. Each body is valid except for one text, which almost fills the maximum size
 * of a body.
 */
export function overlongBodies(path: string): object[] {
  const valid = validBodies[path] ?? {};
  const fields = Object.entries(valid).filter(([, value]) => typeof value === 'string');
  return fields.flatMap(([field]) => overlongTexts.map((text) => ({ ...valid, [field]: text })));
}
