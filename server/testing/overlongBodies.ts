import { validBodies } from './validBodies';

/** Bytes of the 64 KB limit that the rest of the longest body leaves for one text. */
const room = 60_000;

/** Texts that make a careless pattern backtrack, by their start, repeated part and end. */
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
 * Valid bodies for the call at this path, except that one text field is as long as a body may be.
 */
export function overlongBodies(path: string): object[] {
  const valid = validBodies[path] ?? {};
  const fields = Object.entries(valid).filter(([, value]) => typeof value === 'string');
  return fields.flatMap(([field]) => overlongTexts.map((text) => ({ ...valid, [field]: text })));
}
