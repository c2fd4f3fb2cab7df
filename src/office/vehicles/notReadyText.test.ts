import type { Vehicle } from '@/contract/office/vehicles';
import { vehicles } from '@/testing/fixtures/office';
import { notReadyText } from './notReadyText';

const [held, trailer] = vehicles;
if (!held || !trailer) throw new Error('The fixture has two vehicles');

const open: Vehicle = { ...trailer, deferred_items: [], other_items: ['horn'] };

test.each<[string, Vehicle, string]>([
  ['an open defect that does not hold it', open, 'May go. Open: Horn'],
  [
    'open and deferred defects',
    { ...trailer, other_items: ['horn', 'mirrors'] },
    'May go. Open: Horn, Mirrors. Deferred: Doors',
  ],
  [
    'a defect that holds it, and another',
    { ...held, other_items: ['horn'] },
    'Radiator. Open: Horn',
  ],
  [
    'a similar-looking number that may be held',
    { ...open, may_be_held_as: ['T-1O8'] },
    'Open: Horn. May be held: reported as T-1O8',
  ],
  ['a number to confirm', { ...open, unconfirmed: 'same_number' }, 'Open: Horn'],
  [
    'no inspection for longer than its rule',
    { ...open, is_overdue: true, days_without_inspection: 31 },
    'Open: Horn. No inspection for 31 days (policy: every 30 days)',
  ],
  [
    'no inspection at all',
    { ...held, holding: [], is_overdue: true, days_without_inspection: null },
    'Never inspected, added Mar 2, 2026 (policy: daily)',
  ],
  [
    'defects while it is out of service',
    { ...open, in_service: false, readiness: null },
    'Open: Horn',
  ],
])(
  "the board's text for a vehicle with %s lists defects and a missing inspection, and says 'May go' only if the vehicle may go",
  (_what, vehicle, text) => {
    expect(notReadyText(vehicle)).toBe(text);
  },
);
