import * as fc from 'fast-check';
import { isRegulated, type ChecklistKey } from '@/contract/checklist';
import { agentSignature } from '@/contract/agent';
import { defaultExemptItems } from '@/contract/holds';
import type { Role } from '@/contract/office/roles';
import { generatedCases } from '@/testing/generatedCases';
import { Law } from '../../../testing/law';
import type { Certification, Defect, Step } from './defect';
import { holdsVehicle, getCurrentState } from './facts';
import { listDefectChanges, type Known } from './reported';
import * as staff from './staff';

const truck = 1;
const drivers = [11, 12, 13] as const;
const people: Readonly<Record<number, Role>> = {
  11: 'driver',
  12: 'driver',
  13: 'driver',
  21: 'mechanic',
  22: 'admin',
  23: 'dispatcher',
  24: 'auditor',
};
const items = [
  'brakes_service',
  'frame_and_assembly',
  'radiator',
  'horn',
  'others_truck',
  'trip_recorder',
] as const satisfies ChecklistKey[];

type Event =
  | {
      does: 'report';
      driver: number;
      item: ChecklistKey;
      good: boolean;
      by: 'toggle' | 'report' | 'import';
      needsRepair: boolean;
      /** Minutes from the driver's entry to its arrival; null if the phone does not say. */
      entered: number | null;
    }
  | {
      does: 'certify' | 'defer' | 'reopen' | 'not fixed' | 'take back';
      by: number;
      item: ChecklistKey;
    }
  /** `signed` is in minutes from the signature to its arrival; a phone's clock may also be ahead. */
  | { does: 'certify as agent'; by: number; item: ChecklistKey; signed: number }
  | { does: 'name agent'; account: number; items: ChecklistKey[] };

const anyone = fc.constantFrom(...Object.keys(people).map(Number));
const all: ChecklistKey[] = [...items];
const anyItem = fc.constantFrom(...items);
const anyEvent: fc.Arbitrary<{ event: Event; minutes: number }> = fc.record({
  minutes: fc.constantFrom(0, 1, 10, 20, 2000),
  event: fc.oneof(
    fc.record({
      does: fc.constant('report' as const),
      driver: fc.constantFrom(...drivers),
      item: anyItem,
      good: fc.boolean(),
      by: fc.constantFrom('toggle' as const, 'report' as const, 'import' as const),
      needsRepair: fc.boolean(),
      entered: fc.constantFrom(null, 0, 5, 60),
    }),
    fc.record({
      does: fc.constantFrom(...(['certify', 'defer', 'reopen', 'not fixed', 'take back'] as const)),
      by: anyone,
      item: anyItem,
    }),
    fc.record({
      does: fc.constant('certify as agent' as const),
      by: anyone,
      item: fc.constantFrom(...items, 'horn' as const, 'horn' as const),
      signed: fc.constantFrom(0, 1, 15, 60, -30),
    }),
    fc.record({
      does: fc.constant('name agent' as const),
      account: anyone,
      items: fc.oneof(fc.constant(all), fc.subarray(all)),
    }),
  ),
});

class Fleet {
  readonly known: Known[] = [];
  readonly law = new Law();
  /** Accepted decisions of people whom the law does not entitle. */
  readonly unentitled: string[] = [];
  private readonly since = new Map<string, string>();
  private minute = 0;

  get now(): string {
    return this.before(0);
  }
  get today(): string {
    return this.now.slice(0, 10);
  }

  private before(minutes: number): string {
    return new Date(Date.UTC(2026, 10, 1, 0, this.minute - minutes)).toISOString();
  }

  happens({ event, minutes }: { event: Event; minutes: number }): void {
    this.minute += minutes;
    if (event.does === 'report') this.reports(event);
    else if (event.does === 'name agent') this.names(event);
    else this.acts(event);
  }

  private names({ account, items }: Extract<Event, { does: 'name agent' }>): void {
    for (const item of ['brakes_service', ...items] as const) {
      const key = `${account} ${item}`;
      if (!items.includes(item)) this.since.delete(key);
      else if (!this.since.has(key)) this.since.set(key, this.now);
    }
    for (const key of this.since.keys()) {
      const [of, item] = key.split(' ');
      if (Number(of) === account && !items.some((one) => one === item)) this.since.delete(key);
    }
    const isAgent = people[account] === 'driver' || people[account] === 'dispatcher';
    this.law.names(account, isAgent ? items : [], this.minute);
  }

  private reports(event: Extract<Event, { does: 'report' }>): void {
    const { driver, item, good, by, entered, needsRepair } = event;
    const reported = {
      driver,
      by,
      at: this.now,
      inspectedAt: this.now,
      needsCorrection: needsRepair,
      vehicles: [{ id: truck, kind: 'truck' as const }],
      items: [
        { item, good, enteredAt: entered === null ? null : this.before(entered), trailers: null },
      ],
    };
    const arrived = this.minute;
    const told = { item, driver, entered: entered === null ? null : arrived - entered, arrived };
    if (!good) this.law.finds({ ...told, needsRepair });
    else if (by !== 'import') this.law.saysGood(told, Math.floor(arrived / 1440));
    for (const change of listDefectChanges(reported, this.known, this.today)) {
      this.write(change.id ?? this.known.length, change.step);
    }
  }

  private acts(event: Exclude<Event, { does: 'report' | 'name agent' }>): void {
    const ofItem = this.known.filter(({ defect }) => defect.item === event.item);
    const isOpen = ({ defect }: Known) => getCurrentState(defect.status, this.today) !== 'closed';
    const found = ofItem.find(isOpen) ?? ofItem.at(-1);
    if (!found) return;
    const { by: account, item } = event;
    const role = people[account] ?? 'driver';
    const ago = event.does === 'certify as agent' ? event.signed : 0;
    const decision = { item, role, account, signed: this.minute - ago, arrived: this.minute };
    const author = { account, name: 'Rosa Ortiz', role, at: this.now };
    const mayDecide = this.law.mayDecide(decision);
    const step = this.decide(event, found.defect, author);
    const isAccepted = !staff.isRejected(step);
    const isDecision = ['certify', 'defer', 'certify as agent'].includes(event.does);
    if (isDecision && isAccepted && !mayDecide) this.unentitled.push(JSON.stringify(event));
    this.tellLaw(event, decision);
    if (isAccepted) this.write(found.id, step);
  }

  private tellLaw(
    { does, item, by }: Exclude<Event, { does: 'report' | 'name agent' }>,
    decision: Parameters<Law['decides']>[0],
  ): void {
    const isStaff = decision.role === 'mechanic' || decision.role === 'admin';
    const today = Math.floor(this.minute / 1440);
    const isDecided = (does === 'certify' && isStaff) || (does === 'certify as agent' && !isStaff);
    if (isDecided) this.law.decides(decision, null);
    if (does === 'defer' && isStaff) this.law.decides(decision, today);
    if (does === 'not fixed') this.law.doubts(item, by, this.minute);
    if (does === 'reopen' && isStaff) this.law.reopens(item, by, this.minute);
    if (does === 'take back') this.law.takesBack(item, by, this.minute);
  }

  private decide(
    event: Exclude<Event, { does: 'report' | 'name agent' }>,
    defect: Defect,
    author: staff.Signer,
  ) {
    const note = 'New relay';
    switch (event.does) {
      case 'certify':
        return staff.certify(defect, author, { state: 'repaired', note });
      case 'certify as agent': {
        const since = this.since.get(`${event.by} ${event.item}`) ?? null;
        const agent = { ...author, signedAt: this.before(event.signed), since };
        return staff.certifyAsAgent(defect, agent, { state: 'repaired', note });
      }
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

  private write(id: number, step: Step): void {
    this.known[id] = { id, vehicle: truck, defect: step.defect };
  }

  get holding(): string[] {
    return this.known
      .filter(({ defect }) => {
        const isExempt = defaultExemptItems.includes(defect.item);
        return holdsVehicle({ ...defect, isExempt }, this.today);
      })
      .map(({ defect }) => defect.item)
      .sort();
  }
  get undecided(): string[] {
    return this.law.undecided(this.minute);
  }
}

const signatures = ['Rosa Ortiz', agentSignature('Rosa Ortiz')];
const isSigned = ({ name, account }: Certification) => signatures.includes(name) && account > 0;

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

describe('any order of 30 events by three drivers, a mechanic, an admin, a dispatcher and an auditor', () => {
  it('no order of events releases a vehicle with an undecided defect, lets somebody without a right certify one, or closes a defect that is neither signed nor withdrawn', () => {
    let certifiedByAgents = 0;
    fc.assert(
      fc.property(fc.array(anyEvent, { minLength: 30, maxLength: 30 }), (events) => {
        const fleet = new Fleet();
        for (const event of events) {
          fleet.happens(event);
          if (fleet.holding.join() !== fleet.undecided.join()) return false;
          if (fleet.unentitled.length > 0) return false;
          if (!fleet.known.every(({ defect }) => isAccounted(defect))) return false;
        }
        certifiedByAgents += fleet.known.filter(
          ({ defect: { status } }) =>
            'certification' in status && status.certification.name !== 'Rosa Ortiz',
        ).length;
        return true;
      }),
      { numRuns: generatedCases(10_000) },
    );
    expect(certifiedByAgents).toBeGreaterThan(0);
  });
});
