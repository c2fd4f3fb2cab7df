import type { OwnReport } from '@/contract/extensions';
import type { InspectionRequest } from '@/contract/inspection';
import type { Person } from '@/contract/office/people';
import type { Defect } from '@/contract/records';
import { reportFileFormat } from '@/contract/reportFile';
import { consentVersion } from '@/contract/signingConsent';
import { deferrableDay } from './deferrableDay';
import { anyTruck, makeComment, type Driver } from './drivers';
import { itemKeys, LifeLog, type Item, type Numbers } from './lifeLog';
import type { Staff } from './office';
import { report } from './reports';
import { makeReviewRequest } from './reviews';

export type Office = Readonly<
  Record<'mechanic' | 'admin' | 'dispatcher' | 'auditor', Staff & { id: number }>
>;
export type Decider = keyof Office;

export type Step =
  | {
      does: 'report';
      driver: 0 | 1;
      defective: readonly Item[];
      needsRepair: boolean;
      /** 'late' is a report that the driver entered before something else happened. */
      how: 'now' | 'late' | 'correction' | 'import';
      sends: boolean;
    }
  | { does: 'tap'; driver: 0 | 1; item: Item; good: boolean }
  | { does: 'certify' | 'certify in bulk' | 'certify as not needed'; by: Decider; item: Item }
  | { does: 'defer' | 'reopen'; by: Decider; item: Item }
  | { does: 'take back'; by: Decider; item: Item }
  | { does: 'certify on the phone'; driver: 0 | 1; item: Item; offline: boolean }
  | { does: 'not fixed'; driver: 0 | 1; item: Item }
  | { does: 'rename'; who: 'driver' | 'mechanic' | 'truck' };

const minute = 60_000;
const toMinutes = (ms: number) => ms / minute;

/** The life of a truck with a trailer: two drivers, of whom the first is the carrier's agent for the horn, and the office. */
export class Life {
  readonly log: LifeLog;
  numbers: Numbers;
  /** No other truck's number contains it. */
  readonly firstTruck = `${anyTruck()}X`;
  /** Decisions that the server accepted or rejected against the log. */
  readonly wrong: string[] = [];
  private count = 0;
  private readonly instants: number[] = [];
  private readonly ids = new Map<Driver, number>();

  constructor(
    private readonly office: Office,
    readonly drivers: readonly [Driver, Driver],
  ) {
    this.numbers = { truck: this.firstTruck, trailer: `${this.firstTruck}R` };
    this.log = new LifeLog(this.numbers);
  }

  async begins(): Promise<void> {
    for (const driver of this.drivers) {
      const { id } = await this.readPerson(driver);
      this.ids.set(driver, id);
      this.log.renames(id, driver.session.username, -Infinity);
    }
    for (const staff of Object.values(this.office)) {
      const { full_name } = await this.readAccount(staff);
      this.log.renames(staff.id, full_name || staff.username, -Infinity);
    }
    const agent = await this.readPerson(this.drivers[0]);
    await this.office.admin.ask('PATCH', `people/${agent.id}/`, {
      version: agent.version,
      agent_items: ['horn'],
    });
    this.log.namesAgent(agent.id, ['horn'], toMinutes(Date.now()));
  }

  readonly accountOf = (driver: Driver) => this.ids.get(driver) ?? 0;

  private async readPerson({ session }: Driver): Promise<Person> {
    return this.findPerson(session.username);
  }
  private readAccount = ({ username }: Staff) => this.findPerson(username);
  private async findPerson(username: string): Promise<Person> {
    const { body } = await this.office.admin.ask('GET', `people/?search=${username}`);
    const [person] = (body as unknown as { data: Person[] }).data;
    if (!person) throw new Error(`there is no ${username}`);
    return person;
  }

  async does(step: Step): Promise<void> {
    // Each instant has a millisecond of its own.
    await new Promise((resolve) => setTimeout(resolve, 2));
    const now = Date.now();
    this.count += 1;
    await this.acts(step, now);
    // After what the server did, and before the next step.
    this.instants.push(Date.now() + 1);
  }

  private async acts(step: Step, now: number): Promise<void> {
    switch (step.does) {
      case 'report':
        return this.reports(step, now);
      case 'tap':
        return this.taps(step, now);
      case 'certify on the phone':
        return this.certifiesOnPhone(step, now);
      case 'not fixed':
        return this.doubts(step, now);
      case 'rename':
        return this.renames(step.who);
      default:
        return this.decides(step, now);
    }
  }

  private async reports(step: Extract<Step, { does: 'report' }>, now: number): Promise<void> {
    const { driver: n, needsRepair, how, sends } = step;
    const driver = this.drivers[n];
    const account = this.accountOf(driver);
    const defective = new Map(
      step.defective.map((item) => [item, `${item} is bad, ${this.count}`] as const),
    );
    const at = how === 'late' ? (this.instants.at(-3) ?? now) : now;
    const isImport = how === 'import';
    const corrects = this.findCorrected(how, account);
    const body = this.makeBody(defective, needsRepair, isImport);
    const entered = Object.fromEntries(itemKeys.map((key) => [key, new Date(at).toISOString()]));
    const extras = { entered_at: entered, ...(corrects !== null && { corrects }) };
    const id = isImport
      ? await this.imports(driver, body)
      : await driver.reports([...defective.keys()], { ...body, ...extras });
    if (id === null) return;
    const told = { id, driver: account, defective, needsRepair, isImport, corrects };
    this.log.reportsOn({ ...told, entered: isImport ? null : toMinutes(at) }, toMinutes(now));
    if (!sends || defective.size > 0 || isImport) return;
    await driver.sends(id);
    this.log.sends(account);
  }

  private findCorrected(how: string, account: number): number | null {
    return how === 'correction' ? (this.log.unsentOf(account)?.id ?? null) : null;
  }

  private makeBody(
    defective: ReadonlyMap<Item, string>,
    needsRepair: boolean,
    isImport: boolean,
  ): InspectionRequest {
    const minute = String(this.count).padStart(2, '0');
    const condition = needsRepair ? 'above_defects_need_correction' : 'above_defects_corrected';
    return {
      ...report(Object.fromEntries([...defective.keys()].map((item) => [item, false]))),
      comments: [...defective].map(([item, text]) => makeComment(item, text)),
      truck_number: this.numbers.truck,
      trailer_numbers: this.numbers.trailer,
      odometer_reading: String(1000 + this.count),
      satisfactory_vehicle_condition: condition,
      date_inspected: isImport ? `2026-11-18 06:${minute}` : '2026-11-21 08:30',
    };
  }

  /** A paper report that the dispatcher brings three days late. Null if the driver has a newer one that is not sent. */
  private async imports({ session }: Driver, body: object): Promise<number | null> {
    const file = { format: reportFileFormat, driver: session.username, report: body };
    const { status, body: response } = await this.office.dispatcher.ask(
      'POST',
      'reports/import/',
      file,
    );
    return status === 200 ? Number(response['id']) : null;
  }

  private async taps(
    { driver: n, item, good }: Extract<Step, { does: 'tap' }>,
    now: number,
  ): Promise<void> {
    const driver = this.drivers[n];
    const unsent = this.log.unsentOf(this.accountOf(driver));
    if (!unsent) return;
    const { satisfactory_vehicle_condition: condition } = await driver.current();
    const text = `${item} went bad, ${this.count}`;
    const comments = [makeComment(item, text, good)];
    await driver.call('PATCH', `update/inspection/${unsent.id}/`, { comments, [item]: good });
    const needsRepair = condition === 'above_defects_need_correction';
    this.log.changes(unsent.driver, item, good ? null : text, needsRepair, toMinutes(now));
  }

  /** The newest defect of an item. */
  private async find(item: Item): Promise<Defect | undefined> {
    const number = item === 'roof' ? this.numbers.trailer : this.numbers.truck;
    const { data: known } = await this.office.dispatcher.vehicles(`search=${number}&perPage=100`);
    const vehicle = known.find((one) => one.number === number);
    if (!vehicle) return undefined;
    const query = `vehicle=${vehicle.id}&state=all&item=${item}&sort=id&order=desc`;
    return (await this.office.dispatcher.defects(query)).data[0];
  }

  private async decides(
    { does, by, item }: Extract<Step, { by: Decider }>,
    now: number,
  ): Promise<void> {
    const defect = await this.find(item);
    if (!defect) return;
    const staff = this.office[by];
    const arrived = toMinutes(now);
    const signed = { item, role: by, account: staff.id, signed: arrived };
    const note = `Done, ${this.count}`;
    const isRight = {
      certify: () => this.log.certifies(signed, arrived, ['repaired', note]),
      'certify in bulk': () => this.log.certifies(signed, arrived, ['repaired', note]),
      'certify as not needed': () =>
        this.log.certifies(signed, arrived, ['repair not needed', note]),
      defer: () => this.log.defers(signed, arrived, [lastDay, note]),
      reopen: () => this.log.reopens(item, signed, note),
      'take back': () => this.log.takesBack(item, staff.id, arrived),
    }[does]();
    // Without a reopening, the same call undoes a certification.
    if (does === 'take back' && !isRight) return;
    const [path, body] = toCall(does, defect, note);
    await staff.ask('POST', `defects/${path}`, body);
    await this.expects(does, { item, before: defect, isRight });
  }

  /** Expects that a defect has changed exactly if the log says so. A repeat may succeed without effect. */
  private async expects(
    does: Step['does'],
    { item, before, isRight }: { item: Item; before: Defect; isRight: boolean },
  ): Promise<void> {
    const isChanged = (await this.find(item))?.version !== before.version;
    if (isChanged !== isRight) this.wrong.push(`${does}: ${isChanged ? 'accepted' : 'rejected'}`);
  }

  private async certifiesOnPhone(
    { does, driver: n, item, offline }: Extract<Step, { does: 'certify on the phone' }>,
    now: number,
  ): Promise<void> {
    const defect = await this.find(item);
    if (!defect) return;
    const driver = this.drivers[n];
    const at = offline ? (this.instants.at(-2) ?? now) : now;
    const note = `New, ${this.count}`;
    const account = this.accountOf(driver);
    const signed = { item, role: 'driver', account, signed: toMinutes(at) };
    const isRight = this.log.certifies(signed, toMinutes(now), ['repaired', note]);
    await driver.callExtension('POST', `defects/${defect.id}/certify/`, {
      version: defect.version,
      state: 'repaired',
      note,
      certified_at: new Date(at).toISOString(),
      consent,
    });
    await this.expects(does, { item, before: defect, isRight });
  }

  private async doubts(
    { driver: n, item }: Extract<Step, { does: 'not fixed' }>,
    now: number,
  ): Promise<void> {
    const defect = await this.find(item);
    const reviewed = this.log.reports.at(-1);
    if (!defect || !reviewed) return;
    const driver = this.drivers[n];
    const note = `Still bad, ${this.count}`;
    const review = makeReviewRequest([reviewed.id], {
      reviewed_at: new Date(now).toISOString(),
      not_fixed: [{ defect: defect.id, version: defect.version, note }],
    });
    await driver.callExtension('POST', 'reviews/', review);
    this.log.doubts(item, this.accountOf(driver), toMinutes(now), note);
  }

  private async renames(who: 'driver' | 'mechanic' | 'truck'): Promise<void> {
    if (who === 'truck') {
      const truck = `${this.numbers.truck}N`;
      const { data } = await this.office.admin.vehicles(`search=${this.numbers.truck}&perPage=100`);
      const vehicle = data.find(({ number }) => number === this.numbers.truck);
      if (!vehicle) return;
      await this.office.admin.changes(vehicle, { number: truck });
      this.numbers = { ...this.numbers, truck };
      return this.log.renumbers(this.numbers);
    }
    const person =
      who === 'driver'
        ? await this.readPerson(this.drivers[0])
        : await this.readAccount(this.office.mechanic);
    const full_name = `${who === 'driver' ? 'Dana' : 'Rosa'} Miles ${this.numbers.truck}${this.count}`;
    const change = { version: person.version, full_name };
    const { status } = await this.office.admin.ask('PATCH', `people/${person.id}/`, change);
    if (status !== 200) throw new Error('the rename was rejected');
    this.log.renames(person.id, full_name, toMinutes(Date.now()));
  }

  ownReport(id: number, account: number): Promise<OwnReport> {
    const driver = this.drivers.find((one) => this.accountOf(one) === account);
    if (!driver) throw new Error('the report has a driver');
    return driver.ownReport(id);
  }
}

const consent = consentVersion;

/** The path and the body of a call about a defect. */
function toCall(
  does: Extract<Step, { by: Decider }>['does'],
  { id, version }: Defect,
  note: string,
): [string, object] {
  switch (does) {
    case 'certify in bulk':
      return ['certify/', { state: 'repaired', note, consent, defects: [{ id, version }] }];
    case 'certify':
      return [`${id}/certify/`, { version, state: 'repaired', note, consent }];
    case 'certify as not needed':
      return [`${id}/certify/`, { version, state: 'repair_not_needed', note, consent }];
    case 'defer': {
      const deferral = { until: deferrableDay, reason: note, affects_safe_operation: false };
      return [`${id}/defer/`, { version, ...deferral, consent }];
    }
    case 'reopen':
      return [`${id}/reopen/`, { version, reason: note }];
    case 'take back':
      return [`${id}/take-back/`, { version }];
  }
}

/** The last day of the deferrals. */
export const lastDay = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeZone: 'UTC',
}).format(new Date(deferrableDay));
