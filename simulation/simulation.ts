import { createHash } from 'node:crypto';
import type { Database } from '../server/platform/database/Database';
import { drivers, type Act, type Event, type Press } from './acts';
import { Disk } from './disk';
import { Driver } from './driver';
import { Ledger, type Screen } from './ledger';
import { Network, type Call } from './network';
import { Office } from './office';
import { Page } from './phone';
import { newActor, World } from './world';

const start = Date.parse('2026-11-20T06:00:00-06:00');
const minute = 60_000;

interface Phone {
  disk: Disk;
  pages: [Page | null, Page | null];
  /** The driver who holds it, as an index. */
  driver: number;
  /** What it last said of reports. */
  said: string | null;
}

/** What an act changed. */
export interface Moment {
  act: Act;
  before: Screen | null;
  after: Screen | null;
  calls: readonly Call[];
  /** Whether the office accepted the staff's act. */
  isAccepted: boolean;
  /** The number of phones on which something waits to be sent. */
  waiting: number;
  /** How far the phone's clock is ahead, in ms. */
  clockError: number;
}

/** A server, an office and phones, in which acts happen. */
export class Simulation {
  private readonly trace = createHash('sha256');
  private readonly phones: Phone[];
  private acted = 0;
  private readonly driver: Driver;

  private constructor(
    private readonly world: World,
    private readonly network: Network,
    readonly ledger: Ledger,
    private readonly office: Office,
    phones: number,
  ) {
    this.driver = new Driver(world, ledger);
    network.onAnswered = (call) => this.answered(call);
    this.phones = Array.from({ length: phones }, (_, index) => ({
      disk: new Disk(world, `phone ${index}`),
      pages: [null, null],
      driver: Math.min(index, drivers.length - 1),
      said: null,
    }));
  }

  static async of(seed: number, phones: number, database: Database): Promise<Simulation> {
    const world = new World(seed, start);
    const network = new Network(world, newActor('server'));
    const ledger = new Ledger();
    const office = await Office.opened({ world, network, ledger }, database);
    return new Simulation(world, network, ledger, office, phones);
  }

  /** The SHA-256 of all that happened. */
  get digest(): string {
    return this.trace.copy().digest('hex');
  }

  private note(line: unknown): void {
    this.trace.update(`${this.world.now()} ${JSON.stringify(line)}\n`);
  }

  private async answered({ phone, method, path, status }: Call): Promise<void> {
    this.note([phone, method, path.replace(/[0-9a-f-]{36}/, 'uuid'), status]);
    this.ledger.answers(`${method} ${path}`, status);
    if (method === 'GET' || status >= 300 || !/inspection\/(\d+\/)?$/.test(path)) return;
    for (const report of await this.office.server.readReports(2))
      this.ledger.arrives(report, this.world.now());
  }

  async does(act: Act): Promise<Moment> {
    this.network.log.length = 0;
    await this.world.pass(act.wait);
    const phone = 'phone' in act ? this.phones[act.phone] : undefined;
    const screens = this.phones.map((one) => this.look(one));
    const before = ('phone' in act && screens[act.phone]) || null;
    const waiting = screens.filter((screen) => screen?.waits.length).length;
    const isAccepted = await this.acts(act, phone);
    const after = phone ? this.look(phone) : null;
    this.note([act, after?.words, after?.outbox, isAccepted]);
    await this.judges();
    this.acted += 1;
    if (this.acted % 20 === 0) await this.office.checks();
    const clockError = phone?.disk.clockError ?? 0;
    return { act, before, after, calls: [...this.network.log], isAccepted, waiting, clockError };
  }

  /** Returns whether the office accepted the act. */
  private async acts(act: Act, phone: Phone | undefined): Promise<boolean> {
    if ('office' in act) return this.office.does(act.office);
    if (!phone) return false;
    if ('event' in act) await this.happens(phone, act.event);
    else await this.presses(phone, act.tab, act.press);
    return true;
  }

  /** What the phone shows in the tab that may write. */
  private look({ pages }: Phone): Screen | null {
    const [screen = null] = pages.flatMap((page) => page?.screen() ?? []);
    if (!screen) return null;
    this.ledger.shows(screen);
    this.ledger.holds.showsReady(screen.phone, screen.ready.vehicles, screen.ready.at);
    return screen;
  }

  /** Compares what each phone says newly with the database. Another phone of the driver may change the report later. */
  private async judges(): Promise<void> {
    const news = this.phones.flatMap((phone) => {
      const screen = this.look(phone);
      const said = screen && JSON.stringify([screen.driver, screen.receipts, screen.words]);
      if (!screen || said === phone.said) return [];
      phone.said = said;
      return [screen];
    });
    if (news.length === 0) return;
    const reports = await this.office.readReports(20);
    for (const screen of news) this.ledger.checks(screen, reports);
  }

  private async open(phone: Phone, tab: 0 | 1): Promise<Page> {
    const onOpened = (screen: Screen) => this.ledger.reopens(screen);
    const page = new Page(phone.disk, this.network, onOpened, `tab ${tab}`);
    phone.pages[tab] = page;
    await this.world.whenIdle();
    return page;
  }

  private async happens(phone: Phone, event: Event): Promise<void> {
    const { disk, pages } = phone;
    const { fates, offline } = this.network;
    switch (event.does) {
      case 'open':
        if (!pages[event.tab]) await this.open(phone, event.tab);
        return this.world.pass(1000);
      case 'close':
        return this.kill(phone, [event.tab]);
      case 'kill':
        for (let left = event.after; left > 0; left -= 1) await this.world.step();
        return this.kill(phone, [0, 1]);
      case 'fates':
        fates.set(disk.name, [...event.fates]);
        return undefined;
      case 'connection':
        if (event.isLost) offline.add(disk.name);
        else offline.delete(disk.name);
        return undefined;
      case 'disk':
        disk.isFull = event.isFull;
        return undefined;
      case 'clock':
        return disk.sets({ clockError: event.error });
      case 'zone':
        return disk.sets({ timeZone: event.zone });
    }
  }

  private kill(phone: Phone, tabs: (0 | 1)[]): void {
    this.look(phone);
    for (const tab of tabs) {
      const page = phone.pages[tab];
      phone.pages[tab] = null;
      if (!page) continue;
      phone.disk.kill(page.actor);
    }
  }

  private async presses(phone: Phone, tab: 0 | 1, press: Press): Promise<void> {
    const page = phone.pages[tab] ?? phone.pages[0] ?? (await this.open(phone, 0));
    await this.world.pass(300);
    if (press.does === 'sign in') {
      phone.driver = press.driver;
      if (page.isSignedIn) await this.world.event(page.actor, () => page.signsOut());
      return this.signsIn(phone, page);
    }
    if (!page.isSignedIn) await this.signsIn(phone, page);
    if (!page.isWritable && press.does !== 'take over') return;
    await this.driver.presses(page, press);
  }

  private async signsIn({ driver }: Phone, page: Page): Promise<void> {
    await this.world.event(page.actor, () => page.signsIn(drivers[driver] ?? ''));
    await this.world.pass(2000);
  }

  /** Ends all faults, and expects that everything arrives and that each driver can submit a report. */
  async comesToRest(): Promise<void> {
    const { network, office, ledger, world } = this;
    network.fates.clear();
    network.offline.clear();
    await office.does({ does: 'server starts' });
    await office.enablesAll();
    for (const phone of this.phones) await this.recovers(phone);
    await world.pass(10 * minute);
    for (const phone of this.phones) await this.attends(phone);
    for (const phone of this.phones) {
      const screen = this.look(phone);
      ledger.rests(phone.disk.name, screen);
    }
    await this.judges();
    await this.compares();
    await office.checks();
    await office.checksPackage();
    for (const { disk, pages } of this.phones) {
      const [page] = pages;
      const truck = `T-9${disk.name.at(-1)}`;
      if (!page?.isWritable) continue;
      await this.driver.insists(page, truck);
      await world.pass(minute);
      ledger.insists(disk.name, { truck, screen: page.screen() }, await office.readReports(20));
    }
    const photos = await office.run(() => office.server.readPhotos());
    ledger.audits(await office.readReports(10_000), photos);
  }

  /** Opens each page again, and compares what it shows with what the office has. */
  private async compares(): Promise<void> {
    for (const phone of this.phones) {
      this.kill(phone, [0, 1]);
      await this.open(phone, 0);
    }
    await this.world.pass(minute);
    const reports = await this.office.readReports(10_000);
    for (const phone of this.phones) {
      const screen = this.look(phone);
      if (screen) this.ledger.agrees(screen, reports);
    }
  }

  /** Answers what the page asks before it goes on. */
  private async attends(phone: Phone): Promise<void> {
    const [page] = phone.pages;
    if (!page || this.look(phone)?.words !== 'Needs attention') return;
    await this.driver.presses(page, { does: 'submit', how: 'keep', presses: 6 });
    await this.world.pass(10 * minute);
  }

  private async recovers(phone: Phone): Promise<void> {
    phone.disk.isFull = false;
    phone.disk.sets({ clockError: 0 });
    this.kill(phone, [1]);
    const page = phone.pages[0] ?? (await this.open(phone, 0));
    await this.world.pass(3000);
    if (!page.isSignedIn) await this.signsIn(phone, page);
    if (!page.isWritable) await this.world.event(page.actor, () => page.takesOver());
    await this.world.pass(1000);
    await this.world.event(page.actor, () => page.retries());
  }

  async end(): Promise<void> {
    for (const phone of this.phones) this.kill(phone, [0, 1]);
    await this.office.run(() => this.office.server.stop());
    this.world.end();
  }
}
