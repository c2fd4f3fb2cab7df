import { Law, type Decision } from './law';

/**
 * Logs what people wrote, signed and decided about a truck and its trailer, and derives the text of each record.
 * This module imports nothing of the product.
 */

/** The items of the lives in the order of the checklist, with their names on paper and in a driver's change. */
export const itemsOfLives = {
  brakes_service: { vehicle: 'truck', label: 'Brakes, service', name: 'brakes, service' },
  horn: { vehicle: 'truck', label: 'Horn', name: 'horn' },
  radiator: { vehicle: 'truck', label: 'Radiator', name: 'radiator' },
  trip_recorder: { vehicle: 'truck', label: 'Trip recorder', name: 'trip recorder' },
  roof: { vehicle: 'trailer', label: 'Roof', name: 'roof' },
} as const;
export type Item = keyof typeof itemsOfLives;

const isItem = (key: string): key is Item => key in itemsOfLives;
export const itemKeys: readonly Item[] = Object.keys(itemsOfLives).filter(isItem);

export type Numbers = Readonly<Record<'truck' | 'trailer', string>>;

interface Event {
  /** What happens at one instant has the same order, and its own place. */
  order: number;
  place: number;
  by: string;
  text: string;
}

export interface LoggedDefect {
  item: Item;
  order: number;
  /** The words of the report that found it, as its driver last wrote them. */
  text: string;
  foundBy: number;
  events: Event[];
  /** What stands: the last decision, or a driver's 'Not fixed'. */
  decision: { what: string; by: string; note: string };
  /** The decision before the last reopening. */
  before?: LoggedDefect['decision'];
}

export interface LoggedReport {
  id: number;
  order: number;
  driver: number;
  by: string;
  isImport: boolean;
  numbers: Numbers;
  entered: Map<Item, string>;
  state: string;
  defects: Set<LoggedDefect>;
  changes: (Event & { item: Item })[];
}

export interface Reported {
  id: number;
  driver: number;
  entered: number | null;
  defective: ReadonlyMap<Item, string>;
  needsRepair: boolean;
  isImport: boolean;
  corrects: number | null;
}

type Signed = Omit<Decision, 'item' | 'arrived'> & { item: Item };

const undecided = { what: 'not certified', by: '', note: '' };

export class LifeLog {
  readonly reports: LoggedReport[] = [];
  private readonly law = new Law();
  /** Each account's names, the first one first. */
  private readonly names = new Map<number, { name: string; since: number }[]>();
  readonly latest = new Map<Item, LoggedDefect>();
  private order = 0;
  private place = 0;

  constructor(private numbers: Numbers) {}

  renames(account: number, name: string, since: number): void {
    this.names.set(account, [...(this.names.get(account) ?? []), { name, since }]);
  }
  renumbers(numbers: Numbers): void {
    this.numbers = numbers;
  }
  namesAgent(account: number, items: readonly Item[], at: number): void {
    this.law.names(account, items, at);
  }

  /** The account's name at that time, by default now. */
  nameOf(account: number, at: number | null = null): string {
    const names = this.names.get(account) ?? [];
    return (names.findLast(({ since }) => at === null || since <= at) ?? names[0])?.name ?? '';
  }

  private happens(item: Item, account: number, what: string, at: number | null = null): void {
    this.place += 1;
    const by = this.nameOf(account, at);
    const event = { order: this.order, place: this.place, by, text: what };
    this.latest.get(item)?.events.push(event);
  }

  unsentOf = (driver: number) =>
    this.reports.find((one) => one.driver === driver && one.state === 'Saved');

  reportsOn({ id, driver, defective, ...told }: Reported, arrived: number): void {
    this.order += 1;
    const unsent = this.unsentOf(driver);
    if (unsent) {
      // A paper report of an earlier day is of another inspection.
      const isCorrected = told.corrects === unsent.id && !unsent.isImport;
      unsent.state = isCorrected ? `Corrected by report ${id}` : 'Superseded';
    }
    const report: LoggedReport = {
      id,
      order: this.order,
      driver,
      // All inspections were days ago, before any new name.
      by: this.nameOf(driver, -Infinity),
      isImport: told.isImport,
      numbers: this.numbers,
      entered: new Map(defective),
      state: told.isImport && defective.size === 0 ? 'Sent' : 'Saved',
      defects: new Set(),
      changes: [],
    };
    this.reports.push(report);
    // Of one instant, the records list what happened to the trailer first.
    for (const item of ['roof' as const, ...itemKeys.filter((key) => key !== 'roof')]) {
      const text = defective.get(item);
      if (text !== undefined) this.finds(report, { ...told, driver, item, text, arrived });
      else if (!told.isImport) this.saysGood({ item, driver, entered: told.entered, arrived });
    }
  }

  private finds(
    report: LoggedReport,
    { text, item, ...finding }: Parameters<Law['finds']>[0] & { item: Item; text: string },
  ): void {
    const found = this.law.finds({ ...finding, item });
    const known = this.latest.get(item);
    const defect =
      found === 'new' || !known
        ? { item, order: this.order, text, foundBy: report.id, events: [], decision: undecided }
        : known;
    if (defect.foundBy === report.id) defect.text = text;
    this.latest.set(item, defect);
    if (found === 'late') {
      this.happens(item, finding.driver, 'Late report', finding.entered);
      defect.decision = undecided;
    }
    report.defects.add(defect);
  }

  private saysGood(said: Parameters<Law['saysGood']>[0] & { item: Item }): void {
    const result = this.law.saysGood(said, 0);
    const { item, driver, entered } = said;
    if (result === 'said good') this.happens(item, driver, 'Driver says good', entered);
    if (result !== 'withdrawn') return;
    this.happens(item, driver, 'Withdrawn', entered);
    this.decide(item, { what: 'withdrawn', by: this.nameOf(driver, entered), note: '' });
  }

  /** A driver's change of their unsent report. */
  changes(driver: number, item: Item, text: string | null, needsRepair: boolean, at: number): void {
    const report = this.unsentOf(driver);
    if (!report) return;
    this.order += 1;
    const what = text === null ? 'good' : `defective: ${text}`;
    const change = `Updated ${itemsOfLives[item].name} to ${what}`;
    const last = report.changes.findLast((one) => one.item === item);
    if (last?.text !== change) {
      const event = { order: this.order, place: 0, by: this.nameOf(driver), text: change };
      report.changes.push({ ...event, item });
    }
    if (text === null) this.saysGood({ item, driver, entered: null, arrived: at });
    else this.finds(report, { item, text, driver, entered: null, arrived: at, needsRepair });
  }

  sends(driver: number): void {
    const report = this.unsentOf(driver);
    if (report) report.state = 'Sent';
  }

  /** Returns whether the decision counts. */
  certifies(signed: Signed, arrived: number, [what, note]: [string, string]): boolean {
    if (!this.law.decides({ ...signed, arrived }, null)) return false;
    this.order += 1;
    const isAgent = signed.role === 'driver';
    const name = this.nameOf(signed.account, signed.signed);
    const by = `${name}${isAgent ? ', agent of the carrier' : ''}`;
    const as = isAgent ? `, signed ${by}` : '';
    const text = withNote(`Certified, ${what}${as}`, note);
    this.happens(signed.item, signed.account, text, signed.signed);
    this.decide(signed.item, { what, by, note });
    return true;
  }

  defers(signed: Signed, arrived: number, [day, reason]: [string, string]): boolean {
    if (!this.law.decides({ ...signed, arrived }, Infinity)) return false;
    this.order += 1;
    this.happens(signed.item, signed.account, withNote(`Deferred until ${day}`, reason));
    this.decide(signed.item, { what: 'deferred', by: this.nameOf(signed.account), note: reason });
    return true;
  }

  private decide(item: Item, decision: LoggedDefect['decision']): void {
    const defect = this.latest.get(item);
    if (defect) defect.decision = decision;
  }

  reopens(item: Item, { account, role, signed: at }: Signed, reason: string): boolean {
    const isEntitled = role === 'mechanic' || role === 'admin';
    if (!isEntitled || !this.law.reopens(item, account, at)) return false;
    return this.isOpenAgain(item, account, ['Reopened', reason], undecided);
  }

  takesBack(item: Item, account: number, at: number): boolean {
    if (!this.law.takesBack(item, account, at)) return false;
    const before = this.latest.get(item)?.before ?? undecided;
    return this.isOpenAgain(item, account, ['Taken back: Reopened', ''], before);
  }

  doubts(item: Item, account: number, at: number, note: string): boolean {
    if (!this.law.doubts(item, account, at)) return false;
    const by = this.nameOf(account);
    return this.isOpenAgain(item, account, ['Not fixed', note], { what: 'not fixed', by, note });
  }

  private isOpenAgain(
    item: Item,
    account: number,
    [what, note]: [string, string],
    decision: LoggedDefect['decision'],
  ): boolean {
    this.order += 1;
    this.happens(item, account, withNote(what, note));
    const defect = this.latest.get(item);
    if (defect) Object.assign(defect, { before: defect.decision, decision });
    return true;
  }

  /** The held items, each with the office's words for it. */
  held(now: number): Map<Item, string> {
    const items = this.law.undecided(now).filter(isItem);
    return new Map(
      items.map((item) => [
        item,
        this.law.isForbidden(item) ? 'Do not dispatch' : 'Waits for a decision',
      ]),
    );
  }

  /** The states of the reports, and what happened to the defects. */
  texts = (): string[] => [
    ...this.reports.map(({ state }) => state),
    ...[...new Set(this.reports.flatMap(({ defects }) => [...defects]))].flatMap(({ events }) =>
      events.map(({ text }) => text),
    ),
  ];

  /** The events after a report's driver signed it. */
  eventsOf(report: LoggedReport): Event[] {
    const ofDefects = [...report.defects]
      .flatMap(({ item, events }) =>
        events.map((event) => ({ ...event, text: `${nameIn(report, item)}: ${event.text}` })),
      )
      .filter(({ order }) => order > report.order)
      // The driver's own change says it.
      .filter(
        ({ order, text }) =>
          !text.endsWith(': Driver says good') ||
          report.changes.every((change) => change.order !== order),
      );
    return [...report.changes, ...ofDefects].sort(
      (one, other) => one.order - other.order || one.place - other.place,
    );
  }
}

/** A record names its vehicles as its driver wrote them, even if the office has renamed them since. */
export function nameIn({ numbers }: LoggedReport, item: Item): string {
  const { vehicle, label } = itemsOfLives[item];
  return `${vehicle === 'truck' ? 'Truck' : 'Trailer'} ${numbers[vehicle]}, ${label}`;
}

/** The defects that a report's driver entered by a later change. */
export const listLater = ({ defects, entered, order }: LoggedReport) =>
  [...defects]
    .filter((defect) => !entered.has(defect.item) || defect.order > order)
    .sort((one, other) => one.order - other.order);

const withNote = (text: string, note: string) => (note === '' ? text : `${text}: ${note}`);
