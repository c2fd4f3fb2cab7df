import { validBodies } from './validBodies';

/** The bytes of the 64 KB limit that the rest of the longest body leaves for one text. */
const room = 60_000;

/** Text that makes a careless pattern backtrack, as a start, a repeated part and an end. */
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
 * Returns valid bodies for the call at this path, except that one text field is as long as the
 * limit on the body allows.
 */
export function overlongBodies(path: string): object[] {
  const valid = validBodies[path] ?? {};
  const fields = Object.entries(valid).filter(([, value]) => typeof value === 'string');
  return fields.flatMap(([field]) => overlongTexts.map((text) => ({ ...valid, [field]: text })));
}
