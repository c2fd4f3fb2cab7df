import { eq, sql } from 'drizzle-orm';
import { calls } from '@/contract/calls';
import type { ImportResponse } from '@/contract/office/imports';
import { person } from '@/contract/office/people';
import * as v from 'valibot';
import { users } from '../domain/tables/accounts';
import { deferrableDay } from './deferrableDay';
import { anyTruck, Driver } from './drivers';
import { inboxCallsOfOffice } from './inboxCalls';
import { jpeg } from './mediaFiles';
import { Staff } from './office';
import { makeReviewRequest } from './reviews';
import { logInAs, send, type TestServer } from './testServer';

const section = 'content/testimonials/';

/** An account's names before and after the renaming. */
export const people = {
  driver: { was: ['marcus.bell', 'Marcus Bell'], now: ['zoe.park', 'Zoe Park'] },
  mechanic: { was: ['hank.novak', 'Hank Novak'], now: ['ines.ortiz', 'Ines Ortiz'] },
  admin: { was: ['rosa.diaz', 'Rosa Diaz'], now: ['ada.lind', 'Ada Lind'] },
} as const;

/** A driver, a mechanic and an admin who leave one record of each kind, and whose accounts are renamed afterwards. */
export class RenamedPeople {
  readonly truck = anyTruck();
  report = 0;
  reviewed = 0;
  lead = 0;
  vehicle = 0;

  private constructor(
    private readonly server: TestServer,
    readonly driver: Driver,
    readonly mechanic: Staff,
    readonly admin: Staff,
    /** An admin with a name of their own, who reads and renames. */
    readonly reader: Staff,
  ) {}

  static async hired(server: TestServer): Promise<RenamedPeople> {
    const driver = await Driver.signedIn(server);
    const mechanic = await Staff.signedIn(server, 'mechanic');
    const admin = await Staff.signedIn(server, 'admin');
    const reader = await Staff.signedIn(server, 'admin');
    const initial = [
      [driver.session.username, people.driver.was],
      [mechanic.username, people.mechanic.was],
      [admin.username, people.admin.was],
    ] as const;
    for (const [given, [username, fullName]] of initial) {
      const isIt = eq(users.username, given);
      await server.database.queries.update(users).set({ username, fullName }).where(isIt);
    }
    // Reports are of days before the test, on which the accounts already have these names.
    await server.database.queries.execute(sql`delete from earlier_names`);
    return new RenamedPeople(server, driver, mechanic, admin, reader);
  }

  /** Stores a report and what follows from it: photo, repair note, review, certifications and deferral. */
  async work(): Promise<void> {
    const header = { truck_number: this.truck, carrier: 'M. B.' };
    const dana = await Driver.signedIn(this.server);
    this.reviewed = await dana.reports(['engine'], header);
    await this.driver.callExtension('POST', 'reviews/', makeReviewRequest([this.reviewed]));
    const items = ['horn', 'muffler', 'clutch', 'radiator', 'body'] as const;
    this.report = await this.driver.reports(items, header);
    this.vehicle = (await this.reader.vehicle(this.truck)).id;
    await this.driver.photographs(this.report, 'horn', { payload: await jpeg(64, 48) });
    const clutch = await this.readDefect('clutch');
    const note = { repaired_by: 'Big Rig Repair' };
    await this.driver.callExtension('POST', `defects/${clutch.id}/repaired-by/`, note);
    await this.driver.marks(this.report, 'horn', true);
    await this.driver.marks(this.report, 'muffler', true);
    await this.mechanic.certifies(await this.readDefect('clutch'));
    await this.mechanic.reopens(await this.mechanic.certifies(await this.readDefect('radiator')));
    await this.mechanic.defers(await this.readDefect('body'), deferrableDay);
    await this.manage();
  }

  /** Leaves a note, a file, versions of a section, and entries of the audit log. */
  private async manage(): Promise<void> {
    this.lead = await inboxCallsOfOffice['GET /api/office/leads/:id/'].record(this.server);
    const { id } = await this.findPerson('admin');
    await this.admin.ask('PATCH', `leads/${this.lead}/`, {
      version: 1,
      state: 'contacted',
      assignee_id: id,
    });
    await this.admin.ask('POST', `leads/${this.lead}/notes/`, { text: 'Called back' });
    await this.admin.upload('truck.jpg', await jpeg(800, 600));
    for (const version of [1, 2]) {
      const comments_text = `<h2>Said about us, ${version}</h2>`;
      await this.admin.ask('PUT', section, { version, comments_text });
    }
    const make = { version: 1, make: 'Peterbilt' };
    await this.admin.ask('PATCH', `vehicles/${this.vehicle}/`, make);
  }

  async readDefect(item: string) {
    const all = await this.reader.readVehicleDefects(this.truck, 'state=all&perPage=100');
    const found = all.find((defect) => defect.item === item);
    if (!found) throw new Error(`no defect of ${item}`);
    return found;
  }

  /** Renames the three accounts in every way: by the office, by the account's owner, and by an import. */
  async rename(): Promise<void> {
    for (const role of ['mechanic', 'admin'] as const) {
      const { id, version } = await this.findPerson(role);
      const change = { version, full_name: people[role].now[1] };
      expectOk(await this.reader.ask('PATCH', `people/${id}/`, change));
    }
    const { was, now } = people.driver;
    const rows = [{ line: 2, username: was[0], full_name: now[1] }];
    const preview = await this.reader.ask('POST', 'imports/people/', { rows });
    const { counts: expected } = preview.body as unknown as ImportResponse;
    expectOk(await this.reader.ask('POST', 'imports/people/', { rows, expected }));
    for (const {
      was: [before],
      now: [new_username],
    } of Object.values(people)) {
      const { access } = await logInAs(this.server, before);
      const body = { new_username };
      const response = await send(this.server, 'PATCH', calls.changeUsername, body, access);
      expectOk({ status: response.statusCode, body: response.body });
    }
  }

  async findPerson(role: keyof typeof people) {
    const path = `people/?search=${people[role].was[0]}`;
    const { body } = await this.reader.ask('GET', path);
    const [found] = v.parse(v.object({ data: v.array(person) }), body).data;
    if (!found) throw new Error(`no ${role}`);
    return found;
  }
}

function expectOk(response: { status: number; body: unknown }): void {
  if (response.status !== 200) throw new Error(JSON.stringify(response));
}
