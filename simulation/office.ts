import type { Role } from '@/contract/office/roles';
import type { Database } from '../server/platform/database/Database';
import { deciders, drivers, type Office as Act } from './acts';
import type { Ledger } from './ledger';
import type { Network } from './network';
import { Server } from './server';
import { Staff } from './staff';
import type { World } from './world';

const day = 24 * 60 * 60_000;

const importedTruck = {
  line: 2,
  number: 'T-1',
  kind: 'truck',
  vin: '',
  plate: 'P 1',
  make: '',
  year: '',
};

/** The staff and the machine on which the server runs. */
export class Office {
  private names = 0;

  private constructor(
    private readonly world: World,
    private readonly network: Network,
    private readonly ledger: Ledger,
    readonly server: Server,
    private readonly staff: ReadonlyMap<Role, Staff>,
  ) {}

  static async opened(
    { world, network, ledger }: { world: World; network: Network; ledger: Ledger },
    database: Database,
  ): Promise<Office> {
    return world.result(network.serverActor, async () => {
      const server = await Server.opened(database);
      for (const driver of drivers)
        ledger.isNamed((await server.addAccount(driver, 'driver')).id, driver);
      const staff = new Map<Role, Staff>();
      for (const role of deciders) staff.set(role, await Staff.signedIn(server, role));
      network.server = server.running?.app ?? null;
      return new Office(world, network, ledger, server, staff);
    });
  }

  run = <Result>(act: () => Promise<Result>): Promise<Result> =>
    this.world.result(this.network.serverActor, act);

  readReports = (count: number) => this.run(() => this.server.readReports(count));

  /** Returns whether it changed anything. */
  does = (act: Act): Promise<boolean> => this.run(() => this.acts(act));

  private async acts(act: Act): Promise<boolean> {
    const { server, network } = this;
    if (act.does === 'server starts') {
      if (server.running) return false;
      network.server = (await server.start()).app;
      return true;
    }
    if (!server.running) return false;
    if (act.does === 'server stops') {
      network.server = null;
      await server.stop();
      return true;
    }
    if ('by' in act) return this.decides(act);
    switch (act.does) {
      case 'rename driver':
      case 'disable driver':
      case 'import drivers':
        return this.changesDriver(act.does, act.pick);
      case 'import vehicles':
        return this.member('admin').imports('vehicles', [importedTruck]);
      case 'purge':
        await server.purges();
        return true;
      default:
        return this.changesVehicle(act.does, act.pick);
    }
  }

  private member(role: Role): Staff {
    const staff = this.staff.get(role);
    if (!staff) throw new Error(`nobody is a ${role}`);
    return staff;
  }

  private async decides({ does, by, pick }: Extract<Act, { by: string }>): Promise<boolean> {
    const staff = this.member(by);
    const defects = await staff.defects();
    const defect = defects[pick % Math.max(1, defects.length)];
    if (!defect) return false;
    const until = new Date(this.world.now() + (pick % 2) * day).toISOString().slice(0, 10);
    if (!(await staff.decides(does, defect, until))) return false;
    const { id, vehicle, item } = defect;
    const now = this.world.now();
    this.ledger.holds.decides({ id, vehicle: vehicle.id, item, by, does, until, now });
    return true;
  }

  private async changesDriver(
    does: 'rename driver' | 'disable driver' | 'import drivers',
    pick: number,
  ): Promise<boolean> {
    const admin = this.member('admin');
    const people = (await admin.people()).filter(({ role }) => role === 'driver');
    const person = people[pick % people.length];
    if (!person) return false;
    const { id, version, disabled, username } = person;
    const change = (changes: object) =>
      admin.changes('PATCH', `people/${id}/`, { version, ...changes });
    if (does === 'disable driver') return change({ disabled: !disabled });
    this.names += 1;
    const name = `Dana Miles ${this.names}`;
    const row = { line: 2, full_name: name, username, email: '', role: '' };
    const isRenamed =
      does === 'import drivers'
        ? await admin.imports('people', [row])
        : await change({ full_name: name });
    if (isRenamed) this.ledger.isNamed(id, name);
    return isRenamed;
  }

  /** Enables all drivers. */
  enablesAll = () =>
    this.run(async () => {
      const admin = this.member('admin');
      for (const { id, version, disabled } of await admin.people())
        if (disabled) await admin.changes('PATCH', `people/${id}/`, { version, disabled: false });
    });

  private async changesVehicle(
    does: 'rename vehicle' | 'merge' | 'confirm' | 'out of service',
    pick: number,
  ): Promise<boolean> {
    const admin = this.member('admin');
    const vehicles = await admin.vehicles();
    const count = Math.max(1, vehicles.length);
    const [vehicle, other] = [vehicles[pick % count], vehicles[(pick + 1) % count]];
    if (!vehicle || !other) return false;
    const { id, version, number } = vehicle;
    if (does === 'merge') {
      if (other.id === id || other.kind !== vehicle.kind) return false;
      const merge = { version, into: other.id };
      const isMerged = await admin.changes('POST', `vehicles/${id}/merge/`, merge);
      if (isMerged) this.ledger.holds.merges(id, other.id);
      return isMerged;
    }
    if (does === 'confirm') return admin.changes('POST', `vehicles/${id}/confirm/`, { version });
    const change =
      does === 'rename vehicle' ? { number: `${number}N` } : { in_service: !vehicle.in_service };
    return admin.changes('PATCH', `vehicles/${id}/`, { version, ...change });
  }

  /** Compares what the office's pages say with what is decided. */
  async checks(): Promise<void> {
    const { ledger, server } = this;
    const dispatcher = this.member('dispatcher');
    if (!server.running) return;
    await this.run(async () => {
      const vehicles = await dispatcher.vehicles();
      const ready = vehicles.filter(({ readiness }) => readiness === 'ready');
      const now = this.world.now();
      const ids = ready.map(({ id }) => id);
      ledger.holds.showsReady('the list', ids, now);
      const board = await dispatcher.fleet();
      const today = await dispatcher.today();
      const held = vehicles.filter(({ do_not_dispatch: isHeld }) => isHeld);
      ledger.counts('the board', board.truck.ready + board.trailer.ready, ready.length);
      ledger.counts('Today', today.do_not_dispatch_vehicles, held.length);
      ledger.exports(await dispatcher.text('vehicles.csv'), now);
    });
  }

  /** Compares what the audit package says of each report's defects with what is decided. */
  checksPackage = () =>
    this.run(async () => {
      this.ledger.holds.says('the package', await this.server.readPackage());
    });
}
