import { checklistKeys } from '@/contract/checklist';
import { getPhrases, isOnlyPlace, withPhrase } from './defectPhrases';

it('each item has at least two phrases for what is wrong, and at most 10 distinct ones in all', () => {
  for (const key of checklistKeys) {
    const { what, where } = getPhrases(key);
    const all = [...what, ...where];
    expect(what.length).toBeGreaterThanOrEqual(2);
    expect(all.length).toBeLessThanOrEqual(10);
    expect(new Set(all).size).toBe(all.length);
  }
  expect(getPhrases('others_truck').what).toContain('missing');
});

it.each([
  ['left', true],
  [' left , rear, ', true],
  ['left, flat', false],
  ['left one', false],
  ['', false],
])("whether the description '%s' only says where the defect is: %s", (text, expected) => {
  expect(isOnlyPlace(text)).toBe(expected);
});

it('pressing a phrase appends it to the description', () => {
  expect(withPhrase('', 'left')).toBe('left');
  expect(withPhrase('left', 'cracked')).toBe('left, cracked');
  expect(withPhrase('Glass is gone, ', 'left')).toBe('Glass is gone, left');
});

it('pressing a phrase twice adds it only once', () => {
  expect(withPhrase('left, cracked', 'left')).toBe('left, cracked');
});
