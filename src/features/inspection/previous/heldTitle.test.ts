import { defects, heldBy, makePreviousResponse } from '@/testing/fixtures/extensions';
import { makeSentReport } from '@/testing/fixtures/sentReport';
import { heldTitle } from './heldTitle';

const { items } = makeSentReport();
const brakes = defects.saysGood;
const { reported_at } = brakes;
const later = (seconds: number) => new Date(Date.parse(reported_at) + seconds * 1000).toISOString();
const titleAfter = (seconds: number) => heldTitle(heldBy(brakes).vehicles, later(seconds), items);

describe('the receipt of a vehicle that may not be driven', () => {
  it.each([
    [20, 'less than a minute ago'],
    [60, '1 minute ago'],
    [8 * 60 + 59, '8 minutes ago'],
    [60 * 60, '1 hour ago'],
    [47 * 3600, '47 hours ago'],
    [49 * 3600, '2 days ago'],
  ])(
    '%d seconds after a defect was reported, the receipt of the held vehicle says that it was reported %s',
    (seconds, ago) => {
      expect(titleAfter(seconds)).toBe(
        `Do not drive T-204: brakes, reported ${ago} by another driver`,
      );
    },
  );

  it("the receipt of a held vehicle names another driver's defect before the report's own defects", () => {
    const { vehicles } = heldBy(defects.open, brakes);
    expect(heldTitle(vehicles, later(480), { ...items, mirrors: false })).toBe(
      'Do not drive T-204: brakes, reported 8 minutes ago by another driver, and 1 more',
    );
  });

  it("the receipt of a held vehicle says 'you' if the driver reported the defect", () => {
    const { vehicles } = heldBy(brakes);
    expect(heldTitle(vehicles, later(0), { ...items, brakes_service: false })).toBe(
      'Do not drive T-204: brakes, reported less than a minute ago by you',
    );
  });

  it('the receipt says that a vehicle is out of service', () => {
    const { vehicles } = makePreviousResponse();
    expect(heldTitle(vehicles, later(0), items)).toBe('Do not drive T-204: out of service');
  });
});
