import { wordDiff } from './wordDiff';

test('a changed word is removed and added, and the words around it stay', () => {
  expect(wordDiff('We haul steel and lumber.', 'We haul coils and lumber.')).toEqual([
    { text: 'We haul ', change: 'none' },
    { text: 'steel', change: 'removed' },
    { text: 'coils', change: 'added' },
    { text: ' and lumber.', change: 'none' },
  ]);
});

test('the parts that a change kept and removed are the text before it', () => {
  const [from, to] = ['One two  three\nfour', 'Zero two three\nfour five'];
  const parts = wordDiff(from, to) ?? [];
  const textWithout = (left: string) =>
    parts.map(({ text, change }) => (change === left ? '' : text)).join('');
  expect([textWithout('added'), textWithout('removed')]).toEqual([from, to]);
});
