import { allClearRequest } from '@/testing/fixtures/submission';
import { blankPrefill, rememberReading, rememberReport, type Prefill } from './prefill';

const trip = (truck_number: string, odometer_reading: string) => ({
  truck_number,
  odometer_reading,
});

test('the phone remembers the odometer readings of the last twenty trucks, latest first', () => {
  let known: Prefill = blankPrefill;
  for (let truck = 1; truck <= 21; truck += 1)
    known = rememberReading(known, trip(`T-${truck}`, '7'), '2026-11-21');
  expect(known.odometers).toHaveLength(20);
  expect(known.odometers[0]).toEqual({
    truck: 'T-21',
    miles: 7,
    day: '2026-11-21',
  });
  expect(known.odometers.at(-1)?.truck).toBe('T-2');
});

test('the phone remembers no odometer reading from a report without a truck or without a valid number of miles', () => {
  expect(rememberReading(blankPrefill, trip(' ', '7'), '2026-11-21')).toBe(blankPrefill);
  expect(rememberReading(blankPrefill, trip('T-1', 'broken'), '2026-11-21')).toBe(blankPrefill);
  expect(rememberReading(blankPrefill, trip('T-1', '9'.repeat(17)), '2026-11-21')).toBe(
    blankPrefill,
  );
});

test("the phone remembers only a report's driver, vehicles and odometer reading", () => {
  expect(rememberReport(blankPrefill, allClearRequest)).toEqual({
    header: {
      carrier: 'Dana Miles',
      truck_number: 'T-204',
      trailer_numbers: 'R-88',
    },
    odometers: [{ truck: 'T-204', miles: 418220, day: '2026-11-21' }],
  });
});
