import { checklistKeys } from '@/contract/checklist';
import { getPhrases, withPhrase } from './defectPhrases';

it('each item has 3 to 10 distinct phrases', () => {
  for (const key of checklistKeys) {
    const phrases = getPhrases(key);
    expect(phrases.length).toBeGreaterThanOrEqual(3);
    expect(phrases.length).toBeLessThanOrEqual(10);
    expect(new Set(phrases).size).toBe(phrases.length);
  }
  expect(getPhrases('others_truck')).toContain('missing');
});

it('pressing a phrase appends it to the description', () => {
  expect(withPhrase('', 'left')).toBe('left');
  expect(withPhrase('left', 'cracked')).toBe('left, cracked');
  expect(withPhrase('Glass is gone, ', 'left')).toBe('Glass is gone, left');
});

it('pressing a phrase twice adds it only once', () => {
  expect(withPhrase('left, cracked', 'left')).toBe('left, cracked');
});
