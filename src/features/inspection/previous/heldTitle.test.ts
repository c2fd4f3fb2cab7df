import { defects, heldBy } from '@/testing/fixtures/extensions';
import { makeSentReport } from '@/testing/fixtures/sentReport';
import { vehiclesHoldText } from '@/features/inspection/model/text/holdText';
import { heldTitle } from './heldTitle';

const { items } = makeSentReport();
const brakes = defects.saysGood;
const { reported_at } = brakes;
const later = (seconds: number) => new Date(Date.parse(reported_at) + seconds * 1000).toISOString();
const titleAfter = (seconds: number) =>
  heldTitle(heldBy(brakes).vehicles, later(seconds), [{ items }]);

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
    expect(heldTitle(vehicles, later(480), [{ items: { ...items, mirrors: false } }])).toBe(
      'Do not drive T-204: brakes, reported 8 minutes ago by another driver, and 1 more',
    );
  });

  it("the receipt of a held vehicle says 'you' if the driver reported the defect", () => {
    const { vehicles } = heldBy(brakes);
    expect(heldTitle(vehicles, later(0), [{ items: { ...items, brakes_service: false } }])).toBe(
      'Do not drive T-204: brakes, reported less than a minute ago by you',
    );
  });

  it.each([
    ['you, on another phone', true, items],
    ['you', true, { ...items, brakes_service: false }],
    ['another driver', false, { ...items, brakes_service: false }],
  ])(
    "the receipt of a held vehicle says 'by %s' (the driver's own defect: %j) by the account that reported it",
    (by, isOwn, earlier) => {
      const vehicles = heldBy(brakes).vehicles.map((one) => ({
        ...one,
        holding: one.holding.map((defect) => ({ ...defect, is_own: isOwn })),
      }));
      expect(heldTitle(vehicles, later(480), [{ items }, { items: earlier }])).toBe(
        `Do not drive T-204: brakes, reported 8 minutes ago by ${by}`,
      );
    },
  );

  it('the receipt says that a vehicle waits for a decision, unless another defect says ‘Do not drive’', () => {
    const { waiting } = defects;
    expect(heldTitle(heldBy(waiting).vehicles, later(480), [{ items }])).toBe(
      'T-204 waits for a decision: radiator, reported 8 minutes ago by another driver',
    );
    expect(heldTitle(heldBy(waiting, brakes).vehicles, later(480), [{ items }])).toBe(
      'Do not drive T-204: brakes, reported 8 minutes ago by another driver, and 1 more',
    );
  });

  it('the receipt says that a vehicle is out of service', () => {
    const [truck] = heldBy(defects.waiting).vehicles;
    if (!truck) throw new Error('there is a truck');
    const parked = { ...truck, in_service: false, holding: [] };
    const title = 'Do not drive T-204: out of service';
    expect(heldTitle([parked], later(0), [{ items }])).toBe(title);
    expect(heldTitle([parked, truck], later(0), [{ items }])).toBe(title);
    expect(vehiclesHoldText([parked, truck])).toBe('Do not drive');
    expect(vehiclesHoldText([truck])).toBe('Waits for a decision');
  });
});
