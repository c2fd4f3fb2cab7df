import { checklistKeys } from '@/contract/checklist';
import { limits } from '@/contract/limits';
import { phrasesOf, withPhrase } from './defectPhrases';

it('offers a few different words for each item', () => {
  for (const key of checklistKeys) {
    const phrases = phrasesOf(key);
    expect(phrases.length).toBeGreaterThanOrEqual(3);
    expect(phrases.length).toBeLessThanOrEqual(10);
    expect(new Set(phrases).size).toBe(phrases.length);
  }
  expect(phrasesOf('others_truck')).toContain('missing');
});

it('puts a phrase at the end of what is there', () => {
  expect(withPhrase('', 'left')).toBe('left');
  expect(withPhrase('left', 'cracked')).toBe('left, cracked');
  expect(withPhrase('Glass is gone, ', 'left')).toBe('Glass is gone, left');
});

it('adds nothing twice, and nothing beyond the limit', () => {
  expect(withPhrase('left, cracked', 'left')).toBe('left, cracked');
  const full = 'x'.repeat(limits.defectText - 3);
  expect(withPhrase(full, 'left')).toBe(full);
});
