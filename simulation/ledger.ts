import { trailerItems, type Contents, type StoredPhoto, type StoredReport } from './contents';
import { Holds } from './holds';

/**
 * What people did and saw, and what 49 CFR 396.11 and 396.13 and the plain meaning of the words on the screens promise
 * of it. This module imports nothing of the product.
 */

/** A report that the phone says the office has. */
export interface Receipt extends Contents {
  id: number;
  isSent: boolean;
}

/** What a phone shows. */
export interface Screen {
  phone: string;
  /** The id of the account that is signed in. */
  driver: number;
  /** The id of the form, and of its report at the office if the phone knows it. */
  form: Contents & {
    id: number;
    report: number | null;
    photos: { id: string; item: string }[];
  };
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
  /** The ids of the vehicles that the phone shows as ready, and when it asked the office, in ms. */
  ready: { vehicles: number[]; at: number };
}

/** The entries that a phone has shown since it last said that it has stored them. */
interface Shown {
  last: Screen;
  before: Screen[];
}

const toNumber = (text: string) => text.trim().toLowerCase();

const vehicles = ['truck', 'trailers'] as const;

/** What a driver enters while the page shows a vehicle's number. */
interface Entry {
  vehicle: (typeof vehicles)[number];
  driver: number;
  number: string;
  /** An item, 'text of ' and an item, 'odometer', or 'photo ' and an id. */
  name: string;
  value: boolean | string;
}

const toKey = ({ vehicle, driver, number, name, value }: Entry) =>
  JSON.stringify([vehicle, driver, toNumber(number), name, value]);

/** What a form shows, by name. */
const entriesOf = ({ marks, texts, fields, photos }: Screen['form']) => [
  ...Object.entries(marks),
  ...Object.entries(texts).map(([item, text]) => [`text of ${item}`, text] as const),
  ['odometer', fields.odometer] as const,
  ...photos.map(({ id, item }) => [`photo ${id}`, item] as const),
];

function difference(one: Contents, other: Contents): string | null {
  if (toNumber(one.truck) !== toNumber(other.truck)) return `truck ${one.truck}/${other.truck}`;
  if (toNumber(one.trailers) !== toNumber(other.trailers))
    return `trailers ${one.trailers}/${other.trailers}`;
  for (const part of ['marks', 'texts', 'fields'] as const) {
    const left: Record<string, unknown> = one[part];
    const right: Record<string, unknown> = other[part];
    const items = [...Object.keys(left), ...Object.keys(right)];
    const odd = items.find((item) => left[item] !== right[item]);
    if (odd !== undefined) return `${part} of ${odd}: ${JSON.stringify([left[odd], right[odd]])}`;
  }
  return null;
}

export class Ledger {
  readonly wrong: string[] = [];
  readonly holds = new Holds(this.wrong);
  private readonly entered = new Set<string>();
  private readonly numbers = new Map<string, Set<string>>();
  /** The driver who wrote a description. */
  private readonly authors = new Map<string, number>();
  /** The names that each driver has had. */
  private readonly names = new Map<number, Set<string>>();
  private readonly presses = new Map<number, number>();
  private readonly shown = new Map<string, Shown>();
  private readonly seen = new Set<string>();
  /** What the office has had of each report, oldest first. */
  private readonly stored = new Map<number, StoredReport[]>();

  /** A driver enters something while the page shows this. */
  enters({ driver, form }: Screen, name: string, value: boolean | string): void {
    for (const vehicle of vehicles)
      this.entered.add(toKey({ vehicle, driver, number: form[vehicle], name, value }));
    const isText = name.startsWith('text of ') && !this.authors.has(String(value));
    if (isText) this.authors.set(String(value), driver);
  }

  /** The driver says that what they entered on this form belongs to the vehicle that the page shows now. */
  renumbers(screen: Screen): void {
    const { driver, form } = screen;
    const numbers = [...this.numbersOf(screen)];
    for (const vehicle of vehicles)
      for (const [name, value] of entriesOf(form)) {
        const is = (number: string) => toKey({ vehicle, driver, number, name, value });
        if (numbers.some((number) => this.entered.has(is(number))))
          this.entered.add(is(form[vehicle]));
      }
  }

  /** The numbers that the form has had, of trucks and of trailers. */
  private numbersOf({ phone, driver, form }: Screen): Set<string> {
    const key = `${phone} ${driver} ${form.id}`;
    const numbers = this.numbers.get(key) ?? new Set();
    this.numbers.set(key, numbers.add(form.truck).add(form.trailers));
    return numbers;
  }

  /** A driver has this name from now on. */
  isNamed(driver: number, name: string): void {
    this.names.set(driver, (this.names.get(driver) ?? new Set()).add(name));
  }

  submits(driver: number): void {
    this.presses.set(driver, (this.presses.get(driver) ?? 0) + 1);
  }

  /** The server itself answers a call with this status. */
  answers(call: string, status: number): void {
    if (status >= 500) this.wrong.push(`the server answered ${status} to ${call}`);
  }

  /** A phone shows this. */
  shows(screen: Screen): void {
    const { phone, driver } = screen;
    const key = `${phone} ${driver}`;
    this.numbersOf(screen);
    for (const text of Object.values(screen.form.texts))
      if ((this.authors.get(text) ?? driver) !== driver)
        this.wrong.push(`${phone} shows driver ${driver} another's '${text}'`);
    const known = this.shown.get(key);
    const before = screen.isSaved || !known ? [] : [...known.before, known.last];
    this.shown.set(key, { last: screen, before });
  }

  /** The driver did not see what their last press did. */
  forgets({ phone, driver }: Screen): void {
    this.shown.delete(`${phone} ${driver}`);
  }

  /** A phone shows a driver's entries again after its page was killed, before any call. */
  reopens(screen: Screen): void {
    const known = this.shown.get(`${screen.phone} ${screen.driver}`);
    if (known?.last.isSaved) this.keeps(known.last, screen);
    // Without anything stored, nothing was promised.
    else if (known?.before[0]?.isSaved) this.keepsSome(known, screen);
  }

  /** All that the phone called saved is there again. */
  private keeps(last: Screen, screen: Screen): void {
    const { phone, form } = screen;
    // The phone has opened a later report that the office has.
    const isLater = form.report !== null && form.report !== last.form.report;
    if (isLater && last.words.startsWith('Saved at the office')) return;
    const lost = this.difference(last.form, form, this.stored.get(form.report ?? 0)?.at(-1));
    if (lost !== null) this.wrong.push(`${phone}: saved, but lost after a kill: ${lost}`);
    if (last.words === 'Waiting for a connection' && screen.waits.length === 0)
      this.wrong.push(`${phone}: what waited for a connection waits no longer after a kill`);
  }

  /** Each item is as the phone called it saved, or as it was entered later. */
  private keepsSome({ last, before }: Shown, screen: Screen): void {
    const all = [...before, last];
    if (all.some(({ form }) => form.id !== screen.form.id)) return;
    for (const item of Object.keys(all[0]?.form.marks ?? {}))
      if (!all.some(({ form }) => form.marks[item] === screen.form.marks[item]))
        this.wrong.push(`${screen.phone}: ${item} is lost after a kill`);
  }

  /** Compares what a phone says that the office has with what the office has, or has had. */
  checks(screen: Screen, reports: readonly StoredReport[]): void {
    const { phone, driver, receipts, form, words } = screen;
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

  /** At rest, the office has what a phone calls saved there. */
  agrees({ phone, driver, form, words }: Screen, reports: readonly StoredReport[]): void {
    if (!words.startsWith('Saved at the office')) return;
    const stored = reports.find(({ id, driver: by }) => by === driver && id === form.report);
    const odd = stored ? this.difference(form, stored, stored) : 'no report';
    if (odd !== null) this.wrong.push(`${phone} and the office disagree: ${odd}`);
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
    const odd = all.map((report) => this.difference(said, report, report));
    const ids = reports.map(({ id }) => id).join();
    if (!odd.includes(null)) this.wrong.push(`${what} report ${ids} differs: ${odd.at(-1)}`);
  }

  /** How one differs from the other, or null. Items of the report that the office has decided about may differ. */
  private difference(one: Contents, other: Contents, report?: StoredReport): string | null {
    const isOpen = ([item]: [string, unknown]) => !report || !this.holds.isDecided(report, item);
    const only = (contents: Contents): Contents => ({
      ...contents,
      marks: Object.fromEntries(Object.entries(contents.marks).filter(isOpen)),
      texts: Object.fromEntries(Object.entries(contents.texts).filter(isOpen)),
    });
    return difference(only(one), only(other));
  }

  /** A driver's report has arrived or changed. */
  arrives(report: StoredReport, now: number): void {
    const history = this.stored.get(report.id) ?? [];
    this.holds.arrives(report, history.at(-1), now);
    this.stored.set(report.id, [...history, report]);
  }

  /** Two pages of the office give the same number. */
  counts(where: string, count: number, listed: number): void {
    if (count !== listed) this.wrong.push(`${where} says ${count}, the list ${listed}`);
  }

  /** The office's export of the vehicles has one line for each, which begins with its id. */
  exports(csv: string, now: number): void {
    const ready = [...csv.matchAll(/^"(\d+)",.*,"ready",/gm)].map(([, id]) => Number(id));
    this.holds.showsReady('the export', ready, now);
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

  /** Compares the stored reports and photos with what their drivers entered. */
  audits(reports: readonly StoredReport[], photos: readonly StoredPhoto[]): void {
    const count = new Map<number, number>();
    for (const report of reports) {
      count.set(report.driver, (count.get(report.driver) ?? 0) + 1);
      this.auditsReport(report);
    }
    for (const { id, item, reports: of } of photos)
      if (!reports.some((one) => of.includes(one.id) && this.isEntered(one, `photo ${id}`, item)))
        this.wrong.push(`nobody took photo ${id} of ${item} on reports ${of.join()}`);
    for (const [driver, made] of count)
      if (made > (this.presses.get(driver) ?? 0))
        this.wrong.push(`driver ${driver}: ${made} reports of ${this.presses.get(driver)} presses`);
  }

  private auditsReport(report: StoredReport): void {
    const { id, truck, driver, marks, texts, fields } = report;
    const all: [string, string, boolean | string][] = [
      ...Object.entries(marks).map(([item, mark]): [string, string, boolean] => [item, item, mark]),
      ...Object.entries(texts).map(([item, text]): [string, string, string] => [
        item,
        `text of ${item}`,
        text,
      ]),
      ['', 'odometer', fields.odometer],
    ];
    for (const [item, name, value] of all)
      if (!this.holds.isDecided(report, item) && !this.isEntered(report, name, value))
        this.wrong.push(`report ${id} of ${truck}: nobody entered ${name} ${value}`);
    if (!this.names.get(driver)?.has(fields.signature))
      this.wrong.push(`report ${id} of driver ${driver} is signed by '${fields.signature}'`);
  }

  /** Whether the report's driver entered this while the page showed the report's truck, or trailers for a trailer's item. */
  private isEntered(report: StoredReport, name: string, value: boolean | string): boolean {
    const item = name.startsWith('photo ') ? String(value) : name.replace('text of ', '');
    const vehicle = trailerItems.includes(item) ? 'trailers' : 'truck';
    const { driver, [vehicle]: number } = report;
    return this.entered.has(toKey({ vehicle, driver, number, name, value }));
  }
}
