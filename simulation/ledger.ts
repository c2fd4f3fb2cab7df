/**
 * What people did and saw, and what 49 CFR 396.11 and 396.13 and the plain meaning of the words on the screens promise
 * of it. This module imports nothing of the product.
 */

/** A report's marked items. True is good, false is defective. */
export type Marks = Record<string, boolean>;

/** A report as somebody reads it. */
export interface Contents {
  truck: string;
  trailers: string;
  marks: Marks;
  /** The descriptions of the defective items. */
  texts: Record<string, string>;
}

/** A report that the phone says the office has. */
export interface Receipt extends Contents {
  id: number;
  isSent: boolean;
}

/** What a phone shows. */
export interface Screen {
  /** The id of the account that is signed in. */
  driver: number;
  /** The id of the form, and of its report at the office if the phone knows it. */
  form: Contents & { id: number; report: number | null };
  /** Whether the phone says that it has stored all entries. */
  isSaved: boolean;
  /** The status in the bar, such as 'Saved on this phone'. */
  words: string;
  /** The newest first. */
  receipts: Receipt[];
  /** What the phone does with the report, such as 'sending create'. */
  outbox: string;
  /** What waits to be sent. */
  waits: string[];
  /** The ids of the vehicles that the phone shows as ready. */
  ready: number[];
}

/** A report in the database. */
export interface StoredReport extends Contents {
  id: number;
  driver: number;
  isSent: boolean;
  vehicles: { id: number; kind: 'truck' | 'trailer' }[];
}

interface Tap {
  driver: number;
  truck: string;
  item: string;
  value: boolean;
}

/** The entries that a phone has shown since it last said that it has stored them. */
interface Shown {
  last: Screen;
  before: Screen[];
}

const trailerItems: readonly string[] = ['brakes_trailer'];

const toNumber = (text: string) => text.trim().toLowerCase();

function difference(one: Contents, other: Contents): string | null {
  if (toNumber(one.truck) !== toNumber(other.truck)) return `truck ${one.truck}/${other.truck}`;
  for (const part of ['marks', 'texts'] as const) {
    const items = [...Object.keys(one[part]), ...Object.keys(other[part])];
    const odd = items.find((item) => one[part][item] !== other[part][item]);
    if (odd !== undefined)
      return `${part} of ${odd}: ${JSON.stringify([one[part][odd], other[part][odd]])}`;
  }
  return null;
}

export class Ledger {
  readonly wrong: string[] = [];
  private readonly taps: Tap[] = [];
  /** By the text of a description, the trucks of which it was written. */
  private readonly written = new Map<string, Set<string>>();
  /** The driver who wrote a description. */
  private readonly authors = new Map<string, number>();
  private readonly presses = new Map<number, number>();
  private readonly shown = new Map<string, Shown>();
  private readonly seen = new Set<string>();
  /** What the office has had of each report, oldest first. */
  private readonly stored = new Map<number, StoredReport[]>();
  /** Undecided defects, as 'vehicle item'. */
  private readonly undecided = new Set<string>();
  private readonly decidedItems = new Set<string>();

  /** The driver sees their own entries on this truck, before or after a press. */
  enters({ driver, form }: Screen): void {
    for (const [item, value] of Object.entries(form.marks))
      this.taps.push({ driver, truck: toNumber(form.truck), item, value });
    for (const text of Object.values(form.texts)) {
      const trucks = this.written.get(text) ?? new Set();
      this.written.set(text, trucks.add(toNumber(form.truck)));
    }
  }

  /** A driver writes a description. No other description has the same text. */
  writes(driver: number, text: string): void {
    this.authors.set(text, driver);
  }

  submits(driver: number): void {
    this.presses.set(driver, (this.presses.get(driver) ?? 0) + 1);
  }

  /** A phone shows this. */
  shows(phone: string, screen: Screen): void {
    const key = `${phone} ${screen.driver}`;
    for (const text of Object.values(screen.form.texts))
      if ((this.authors.get(text) ?? screen.driver) !== screen.driver)
        this.wrong.push(`${phone} shows driver ${screen.driver} another's '${text}'`);
    const known = this.shown.get(key);
    const before = screen.isSaved || !known ? [] : [...known.before, known.last];
    this.shown.set(key, { last: screen, before });
  }

  /** A phone shows a driver's entries again after its page was killed, before any call. */
  reopens(phone: string, screen: Screen): void {
    const known = this.shown.get(`${phone} ${screen.driver}`);
    if (known?.last.isSaved) this.keeps(phone, known.last, screen);
    // Without anything stored, nothing was promised.
    else if (known?.before[0]?.isSaved) this.keepsSome(phone, known, screen);
  }

  /** All that the phone called saved is there again. */
  private keeps(phone: string, last: Screen, screen: Screen): void {
    const lost = difference(last.form, screen.form);
    if (lost !== null) this.wrong.push(`${phone}: saved, but lost after a kill: ${lost}`);
    if (last.words === 'Waiting for a connection' && screen.waits.length === 0)
      this.wrong.push(`${phone}: what waited for a connection waits no longer after a kill`);
  }

  /** Each item is as the phone called it saved, or as it was entered later. */
  private keepsSome(phone: string, { last, before }: Shown, screen: Screen): void {
    const all = [...before, last];
    if (all.some(({ form }) => form.id !== screen.form.id)) return;
    for (const item of Object.keys(all[0]?.form.marks ?? {}))
      if (!all.some(({ form }) => form.marks[item] === screen.form.marks[item]))
        this.wrong.push(`${phone}: ${item} is lost after a kill`);
  }

  /** Compares what a phone says that the office has with what the office has, or has had. */
  checks(phone: string, screen: Screen, reports: readonly StoredReport[]): void {
    const { driver, receipts, form, words } = screen;
    for (const receipt of receipts) {
      const name = `${phone} ${driver} ${receipt.id} ${receipt.isSent}`;
      if (!this.seen.has(name)) this.receives(phone, { driver, receipt, reports });
      this.seen.add(name);
    }
    if (!words.startsWith('Saved at the office')) return;
    const isOwn = ({ id, driver: by }: StoredReport) =>
      form.report === null ? by === driver : id === form.report;
    this.compares(`${phone}: '${words}' of`, form, reports.filter(isOwn));
  }

  private receives(
    phone: string,
    {
      driver,
      receipt,
      reports,
    }: { driver: number; receipt: Receipt; reports: readonly StoredReport[] },
  ): void {
    const stored = reports.find((report) => report.id === receipt.id && report.driver === driver);
    if (!stored) this.wrong.push(`${phone}: the office lacks report ${receipt.id} of a receipt`);
    else if (receipt.isSent && !stored.isSent)
      this.wrong.push(`${phone}: report ${receipt.id} counts as sent, but it is not`);
    else this.compares(`${phone}: the receipt of`, receipt, [stored]);
  }

  private compares(what: string, said: Contents, reports: readonly StoredReport[]): void {
    const all = reports.flatMap((report) => [...(this.stored.get(report.id) ?? []), report]);
    const odd = all.map((report) => this.difference(said, report));
    const ids = reports.map(({ id }) => id).join();
    if (!odd.includes(null)) this.wrong.push(`${what} report ${ids} differs: ${odd.at(-1)}`);
  }

  /** How a report differs from what a phone says, or null. Items that the office has decided about may differ. */
  private difference(said: Contents, stored: StoredReport): string | null {
    const isOpen = ([item]: [string, unknown]) => !this.decidedItems.has(item);
    const only = (contents: Contents): Contents => ({
      ...contents,
      marks: Object.fromEntries(Object.entries(contents.marks).filter(isOpen)),
      texts: Object.fromEntries(Object.entries(contents.texts).filter(isOpen)),
    });
    return difference(only(said), only(stored));
  }

  /** A driver's report has arrived or changed. */
  arrives(report: StoredReport): void {
    const { id, vehicles } = report;
    const history = this.stored.get(id) ?? [];
    const before = history.at(-1)?.marks ?? {};
    this.stored.set(id, [...history, report]);
    for (const [item, isGood] of Object.entries(report.marks)) {
      if (isGood || before[item] === false) continue;
      const kind = trailerItems.includes(item) ? 'trailer' : 'truck';
      for (const vehicle of vehicles)
        if (vehicle.kind === kind) this.undecided.add(`${vehicle.id} ${item}`);
    }
  }

  /** The carrier has decided about a defect, or has taken the decision back. */
  decides(
    { vehicle, item }: { vehicle: { id: number }; item: string },
    { by, isDecided }: { by: string; isDecided: boolean },
  ): void {
    this.decidedItems.add(item);
    const name = `${vehicle.id} ${item}`;
    if (by !== 'mechanic' && by !== 'admin') this.wrong.push(`a ${by} decided about ${name}`);
    if (isDecided) this.undecided.delete(name);
    else this.undecided.add(name);
  }

  /** One vehicle has the other's number and defects from now on. */
  merges(vehicle: number, into: number): void {
    for (const defect of this.undecided) {
      const [id, item = ''] = defect.split(' ');
      if (Number(id) !== vehicle) continue;
      this.undecided.delete(defect);
      this.undecided.add(`${into} ${item}`);
    }
  }

  /** 49 CFR 396.11(a)(3): no vehicle is operated before each listed defect is decided. */
  showsReady(where: string, vehicles: readonly number[]): void {
    for (const defect of this.undecided)
      if (vehicles.some((id) => defect.startsWith(`${id} `)))
        this.wrong.push(
          `${where} shows vehicle and item ${defect} as ready, which nobody has decided`,
        );
  }

  /** Two pages of the office give the same number. */
  counts(where: string, count: number, listed: number): void {
    if (count !== listed) this.wrong.push(`${where} says ${count}, the list ${listed}`);
  }

  /** The office's export of the vehicles has one line for each, which begins with its id. */
  exports(csv: string): void {
    const ready = [...csv.matchAll(/^"(\d+)",.*,"ready",/gm)].map(([, id]) => Number(id));
    this.showsReady('the export', ready);
  }

  /** Once all faults have ended, nothing waits any longer. */
  rests(phone: string, screen: Screen | null): void {
    if (!screen) this.wrong.push(`${phone} shows no report`);
    else if (screen.waits.length > 0)
      this.wrong.push(`${phone} ('${screen.words}') still waits with ${screen.waits.join(', ')}`);
  }

  /** No screen is a dead end. */
  insists(
    phone: string,
    { truck, screen }: { truck: string; screen: Screen | null },
    reports: readonly StoredReport[],
  ): void {
    if (reports.some((report) => report.truck === truck)) return;
    this.wrong.push(
      `${phone}: no press leads on from '${screen?.words}' of '${screen?.form.truck}'`,
    );
  }

  /** Compares the stored reports with what their drivers entered. */
  audits(reports: readonly StoredReport[]): void {
    const count = new Map<number, number>();
    for (const report of reports) {
      count.set(report.driver, (count.get(report.driver) ?? 0) + 1);
      const truck = toNumber(report.truck);
      const own = this.taps.filter((tap) => tap.driver === report.driver && tap.truck === truck);
      for (const [item, value] of Object.entries(report.marks))
        if (
          !this.decidedItems.has(item) &&
          !own.some((tap) => tap.item === item && tap.value === value)
        )
          this.wrong.push(`report ${report.id} of ${truck}: nobody marked ${item} ${value}`);
      for (const [item, text] of Object.entries(report.texts))
        if (!this.written.get(text)?.has(truck))
          this.wrong.push(
            `report ${report.id} of ${truck}: ${item} has '${text}' of another truck`,
          );
    }
    for (const [driver, made] of count)
      if (made > (this.presses.get(driver) ?? 0))
        this.wrong.push(`driver ${driver}: ${made} reports of ${this.presses.get(driver)} presses`);
  }
}
