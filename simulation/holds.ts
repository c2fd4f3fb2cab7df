import { timeZone, trailerItems, type StoredReport } from './contents';

/** 49 CFR 396.11(a)(1) does not name these items, so a driver may withdraw their own defect. */
const notNamed: readonly string[] = ['radiator'];

/** How long a driver may withdraw a defect, in ms. */
const withdrawalPeriod = 15 * 60_000;

interface Defect {
  /** When it became undecided, in ms. */
  since: number;
  /** The reports that list it, each with its driver. */
  reports: Map<number, number>;
}

export interface Decided {
  /** The defect's id. */
  id: number;
  vehicle: number;
  item: string;
  by: string;
  does: 'certify' | 'not needed' | 'defer' | 'reopen' | 'take back';
  /** The last day of a deferral, as YYYY-MM-DD. */
  until: string;
  now: number;
}

interface Said {
  vehicle: number;
  item: string;
  report: number;
  says: string;
}

const carrierDay = new Intl.DateTimeFormat('en-CA', { timeZone });

/**
 * Which listed defects nobody has decided about. 49 CFR 396.11(a)(3): the carrier or its agent certifies each of them
 * before the vehicle is operated. This module imports nothing of the product.
 */
export class Holds {
  /** By 'vehicle item'. */
  private readonly undecided = new Map<string, Defect>();
  /** The last days of deferrals, by 'vehicle item'. */
  private readonly deferred = new Map<string, string>();
  private readonly decided = new Set<string>();
  /** The reports of the defects that somebody has decided about, by the defect's id. */
  private readonly closed = new Map<number, Map<number, number>>();

  constructor(private readonly wrong: string[]) {}

  /** Whether the office has decided about this item of the report. */
  isDecided({ vehicles }: StoredReport, item: string): boolean {
    return vehicles.some(({ id }) => this.decided.has(`${id} ${item}`));
  }

  /** A report has arrived or changed. `before` is how it was. */
  arrives(report: StoredReport, before: StoredReport | undefined, now: number): void {
    for (const [item, isGood] of Object.entries(report.marks)) {
      const kind = trailerItems.includes(item) ? 'trailer' : 'truck';
      for (const vehicle of report.vehicles) {
        if (vehicle.kind !== kind) continue;
        const name = `${vehicle.id} ${item}`;
        if (isGood) this.withdraws(name, report.driver, now);
        // A deferral also covers later reports of the item, through its last day.
        else if (before?.marks[item] !== false && !this.isDeferred(name, now))
          this.lists(name, [[report.id, report.driver]], now);
      }
    }
  }

  private isDeferred(name: string, now: number): boolean {
    return (this.deferred.get(name) ?? '') >= carrierDay.format(now);
  }

  private lists(name: string, reports: Iterable<readonly [number, number]>, now: number): void {
    const known = this.undecided.get(name) ?? { since: now, reports: new Map() };
    for (const [report, driver] of reports) known.reports.set(report, driver);
    this.undecided.set(name, known);
    this.deferred.delete(name);
  }

  /** A driver withdraws a defect that only they have reported. */
  private withdraws(name: string, driver: number, now: number): void {
    const known = this.undecided.get(name);
    const isNamed = !notNamed.some((item) => name.endsWith(` ${item}`));
    if (!known || isNamed || now - known.since > withdrawalPeriod) return;
    if ([...known.reports.values()].every((by) => by === driver)) this.undecided.delete(name);
  }

  /** Somebody has decided about a defect. A decision that is taken back counts as undecided, whatever was before it. */
  decides({ id, vehicle, item, by, does, until, now }: Decided): void {
    const name = `${vehicle} ${item}`;
    this.decided.add(name);
    if (by !== 'mechanic' && by !== 'admin') this.wrong.push(`a ${by} decided about ${name}`);
    const closed = this.closed.get(id) ?? new Map<number, number>();
    this.closed.set(id, closed);
    if (does === 'reopen' || does === 'take back') return this.lists(name, closed, now);
    for (const [report, driver] of this.undecided.get(name)?.reports ?? [])
      closed.set(report, driver);
    this.undecided.delete(name);
    if (does === 'defer') this.deferred.set(name, until);
    else this.deferred.delete(name);
  }

  /** One vehicle has the other's number and defects from now on. */
  merges(vehicle: number, into: number): void {
    for (const list of [this.undecided, this.deferred] as Map<string, unknown>[])
      for (const [name, defect] of list) {
        const [id, item = ''] = name.split(' ');
        if (Number(id) !== vehicle) continue;
        list.delete(name);
        list.set(`${into} ${item}`, defect);
      }
    for (const name of this.decided)
      if (name.startsWith(`${vehicle} `)) this.decided.add(name.replace(/^\d+/, String(into)));
  }

  /** A document says this of all defects. A report that lists an item again after a decision has two of them. */
  says(where: string, all: readonly Said[]): void {
    for (const [name, { reports }] of this.undecided)
      for (const report of reports.keys()) {
        const of = all.filter(
          (one) => one.report === report && `${one.vehicle} ${one.item}` === name,
        );
        const isOpen = ({ says }: Said) => !/,"(repaired|repair not needed|deferred)",/.test(says);
        if (of.length > 0 && !of.some(isOpen))
          this.wrong.push(
            `${where} says of the undecided ${name} of report ${report}: ${of.at(-1)?.says}`,
          );
      }
  }

  private undecidedAt(at: number): string[] {
    const today = carrierDay.format(at);
    const over = [...this.deferred].filter(([, until]) => until < today);
    const since = [...this.undecided].filter(([, defect]) => defect.since <= at);
    return [...over, ...since].map(([name]) => name);
  }

  /** Something shows these vehicles as ready, as the office knew it `at` this time in ms or later. */
  showsReady(where: string, vehicles: readonly number[], at: number): void {
    for (const name of this.undecidedAt(at))
      if (vehicles.some((id) => name.startsWith(`${id} `)))
        this.wrong.push(`${where} shows vehicle and item ${name} as ready, which is undecided`);
  }
}
