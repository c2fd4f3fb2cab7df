import { validBodies } from './validBodies';

/** So much of a body's 64 KB is left for one text by the rest of the longest body, in bytes. */
const room = 60_000;

/** Head, what is repeated, and tail: each makes some careless pattern go back and try again. */
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

/** For the call at this path: right bodies, but for one text field that is as long as a body may be. */
export function overlongBodies(path: string): object[] {
  const valid = validBodies[path] ?? {};
  const fields = Object.entries(valid).filter(([, value]) => typeof value === 'string');
  return fields.flatMap(([field]) => overlongTexts.map((text) => ({ ...valid, [field]: text })));
}
