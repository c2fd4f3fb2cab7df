import { wordDiff } from './wordDiff';

test('a diff marks a changed word as removed and added, and the words around it as unchanged', () => {
  expect(wordDiff('We haul steel and lumber.', 'We haul coils and lumber.')).toEqual([
    { text: 'We haul ', change: 'none' },
    { text: 'steel', change: 'removed' },
    { text: 'coils', change: 'added' },
    { text: ' and lumber.', change: 'none' },
  ]);
});

test('the unchanged and removed parts of a diff make up the earlier text, and the unchanged and added parts make up the later text', () => {
  const [from, to] = ['One two  three\nfour', 'Zero two three\nfour five'];
  const parts = wordDiff(from, to) ?? [];
  const textWithout = (left: string) =>
    parts.map(({ text, change }) => (change === left ? '' : text)).join('');
  expect([textWithout('added'), textWithout('removed')]).toEqual([from, to]);
});
