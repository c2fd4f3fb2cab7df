import { validBodies } from './validBodies';

/** The bytes that remain for one text in the longest valid body, of the limit of 64 KB. */
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

const overlongTexts = shapes.map(([head, repeated, tail]) => {
  const { length } = JSON.stringify(repeated).slice(1, -1);
  return head + repeated.repeat(Math.floor(room / length)) + tail;
});

/**
 * Returns bodies for the call at this path that are valid except for one text, which is as long as the limit on the
 * body allows.
 */
export function overlongBodies(path: string): object[] {
  const valid = validBodies[path] ?? {};
  const fields = Object.entries(valid).filter(([, value]) => typeof value === 'string');
  return fields.flatMap(([field]) => overlongTexts.map((text) => ({ ...valid, [field]: text })));
}
