import { defects } from '@/testing/fixtures/fleet';
import { historyText } from './itemHistory';

const ofTrailer = {
  ...defects.certified,
  id: 99,
  vehicle: { id: 8, kind: 'trailer', number: 'R-88' },
} as const;

test('the defects of one vehicle add up', () => {
  expect(historyText([defects.certified, defects.earlier])).toBe('Reported 3 times since August');
});

test('an inspection that found the same defect on two trailers counts once', () => {
  expect(
    historyText([
      { ...defects.certified, reports: 1 },
      { ...ofTrailer, reports: 1 },
    ]),
  ).toBe('Reported once in November');
});
