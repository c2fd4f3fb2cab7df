import * as fc from 'fast-check';
import { isRegulated, type ChecklistKey } from '@/contract/checklist';
import { generatedCases } from '@/testing/generatedCases';
import type { Certification, Defect, Step } from './defect';
import { holdsVehicle, getCurrentState } from './facts';
import { listDefectChanges, type Known } from './reported';
import * as staff from './staff';

const truck = 1;
const drivers = [11, 12, 13] as const;
const mechanic = { account: 21, role: 'mechanic' } as const;
const admin = { account: 22, role: 'admin' } as const;
const items = ['brakes_service', 'radiator'] as const satisfies ChecklistKey[];

type Event =
  | {
      does: 'report';
      driver: number;
      item: ChecklistKey;
      good: boolean;
      by: 'toggle' | 'report' | 'import';
      needsCorrection: boolean;
      /** Minutes from the driver's entry to its arrival; null if the phone does not say. */
      entered: number | null;
    }
  | { does: 'certify' | 'defer' | 'reopen' | 'take back'; by: number; defect: number }
  | { does: 'not fixed'; by: number; defect: number };

const staffs = [mechanic, admin];
const anyStaff = fc.constantFrom(mechanic.account, admin.account, ...drivers);
const anyEvent: fc.Arbitrary<{ event: Event; minutes: number }> = fc.record({
  minutes: fc.constantFrom(0, 1, 10, 20, 2000),
  event: fc.oneof(
    fc.record({
      does: fc.constant('report' as const),
      driver: fc.constantFrom(...drivers),
      item: fc.constantFrom(...items),
      good: fc.boolean(),
      by: fc.constantFrom('toggle' as const, 'report' as const, 'import' as const),
      needsCorrection: fc.boolean(),
      entered: fc.constantFrom(null, 0, 5, 60),
    }),
    fc.record({
      does: fc.constantFrom(...(['certify', 'defer', 'reopen', 'take back'] as const)),
      by: anyStaff,
      defect: fc.nat(5),
    }),
    fc.record({
      does: fc.constant('not fixed' as const),
      by: fc.constantFrom(...drivers),
      defect: fc.nat(5),
    }),
  ),
});

class Fleet {
  readonly known: Known[] = [];
  /** § items that drivers reported and nobody has certified since. */
  readonly uncertified = new Set<ChecklistKey>();
  private minute = 0;

  get now(): string {
    return new Date(Date.UTC(2026, 10, 1, 0, this.minute)).toISOString();
  }
  get today(): string {
    return this.now.slice(0, 10);
  }

  happens({ event, minutes }: { event: Event; minutes: number }): void {
    this.minute += minutes;
    if (event.does === 'report') this.reports(event);
    else this.acts(event);
  }

  private reports(event: Extract<Event, { does: 'report' }>): void {
    const { driver, item, good, by, entered } = event;
    const enteredAt =
      entered === null ? null : new Date(Date.parse(this.now) - entered * 60_000).toISOString();
    const reported = {
      driver,
      by,
      at: this.now,
      inspectedAt: this.now,
      needsCorrection: event.needsCorrection,
      vehicles: [{ id: truck, kind: 'truck' as const }],
      items: [{ item, good, enteredAt, trailers: null }],
    };
    if (!good && isRegulated(item)) this.uncertified.add(item);
    for (const change of listDefectChanges(reported, this.known, this.today)) {
      if (change.id === null) {
        const id = this.known.length;
        this.known.push({ id, vehicle: truck, defect: change.step.defect });
      } else this.write(change.id, change.step);
    }
  }

  private acts(event: Exclude<Event, { does: 'report' }>): void {
    const found = this.known[event.defect];
    if (!found) return;
    const member = staffs.find(({ account }) => account === event.by);
    const role = member?.role ?? ('driver' as const);
    const author = { account: event.by, name: 'Rosa Ortiz', role, at: this.now };
    const step = this.decide(event, found.defect, author);
    if (staff.isRejected(step)) return;
    // The table's unique index allows one unresolved defect per vehicle and item.
    const isDouble = this.known.some(
      ({ id, defect }) =>
        id !== found.id &&
        defect.item === found.defect.item &&
        getCurrentState(defect.status, this.today) !== 'closed',
    );
    if (isDouble && getCurrentState(step.defect.status, this.today) !== 'closed') return;
    this.write(found.id, step);
  }

  private decide(event: Exclude<Event, { does: 'report' }>, defect: Defect, author: staff.Signer) {
    const note = '';
    switch (event.does) {
      case 'certify':
        return staff.certify(defect, author, { state: 'repaired', note });
      case 'defer':
        return staff.defer(defect, author, {
          until: this.today,
          today: this.today,
          lastDay: this.today,
          note,
          affectsSafeOperation: false,
        });
      case 'reopen':
        return staff.reopen(defect, author, { how: 'reopened', note });
      case 'not fixed':
        return staff.reopen(defect, author, { how: 'not_fixed', note });
      case 'take back':
        return staff.takeBack(defect, author);
    }
  }

  private write(id: number, step: Step | staff.Rejected): void {
    if (staff.isRejected(step)) return;
    const { item } = step.defect;
    const kind = step.event?.event;
    if (kind === 'certified' || kind === 'taken_back') this.uncertified.delete(item);
    if (kind === 'reopened' || kind === 'not_fixed' || kind === 'late_report') {
      if (isRegulated(item)) this.uncertified.add(item);
    }
    this.known[id] = { id, vehicle: truck, defect: step.defect };
  }

  isDispatchable(): boolean {
    return this.known.every(({ defect }) => !holdsVehicle(defect, this.today));
  }
}

const isSigned = ({ name, account }: Certification) => name === 'Rosa Ortiz' && account > 0;

/** Whether the defect's status is one that the rules allow. */
function isAccounted({ item, status, reporters }: Defect): boolean {
  switch (status.state) {
    case 'repaired':
    case 'repair_not_needed':
      return isSigned(status.certification);
    case 'deferred':
      return isSigned(status.certification) && !isRegulated(item);
    case 'withdrawn':
      return !isRegulated(item) && reporters.length === 1 && reporters[0]?.driver === status.by;
    default:
      return status.state !== 'closed_before_certification';
  }
}

describe('any order of 30 events by three drivers, a mechanic and an admin', () => {
  it('no order of events releases a vehicle with an uncertified § defect, or closes a defect that is neither signed nor withdrawn', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { minLength: 30, maxLength: 30 }), (events) => {
        const fleet = new Fleet();
        for (const event of events) {
          fleet.happens(event);
          if (fleet.uncertified.size > 0 && fleet.isDispatchable()) return false;
          if (!fleet.known.every(({ defect }) => isAccounted(defect))) return false;
        }
        return true;
      }),
      { numRuns: generatedCases(1000) },
    );
  });
});
