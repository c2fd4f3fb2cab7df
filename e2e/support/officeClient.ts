import type * as v from 'valibot';
import type { ChecklistKey } from '@/contract/checklist';
import { defectListResponse, defectPaths } from '@/contract/office/defects';
import { leadListResponse, leadPaths } from '@/contract/office/leads';
import { listResponse } from '@/contract/office/listResponse';
import { peoplePaths, person, personWithLink, type Person } from '@/contract/office/people';
import {
  reportListResponse,
  reportPaths,
  reportRecord,
  type ReportRecord,
} from '@/contract/office/reports';
import type { Role } from '@/contract/office/roles';
import { demo } from './account';
import { Client, ownPassword } from './client';

let people = 0;

/** An account with an open sign-in link, and the password that its owner will choose. */
export interface Invitation {
  username: string;
  token: string;
  password: string;
}

/** The ms after which the admin signs in again. An access token lasts five minutes. */
const sessionAge = 240_000;

/** Makes an admin's calls to the office. `search` is the list filter of that name. */
export class Office {
  private session: { client: Promise<Client>; since: number } | null = null;

  constructor(private readonly url: string) {}

  private get admin(): Promise<Client> {
    if (this.session === null || Date.now() - this.session.since > sessionAge) {
      const client = Client.signedIn(this.url, demo('admin'));
      this.session = { client, since: Date.now() };
    }
    return this.session.client;
  }

  /** Adds an account that no other test uses, and signs it in. */
  async newPerson(role: Role = 'driver'): Promise<Client> {
    const { username, token } = await this.invite(role);
    return Client.signedInByLink(this.url, username, token);
  }

  /** Adds an account that no other test uses, whose owner has not opened their sign-in link yet. */
  async invite(role: Role = 'driver'): Promise<Invitation> {
    people += 1;
    const username = `${role}-${people}`;
    const body = { username, full_name: '', email: `${username}@example.com`, role };
    const { link } = await (await this.admin).call(personWithLink, peoplePaths.list, { body });
    return { username, token: link.token, password: ownPassword };
  }

  private async findPerson({ username }: Client): Promise<Person> {
    const found = (await this.people(username)).find((one) => one.username === username);
    if (!found) throw new Error(`There is no ${username}.`);
    return found;
  }

  /** Lets a person certify defects of these items as the carrier's agent. */
  async nameAgent(client: Client, agent_items: readonly ChecklistKey[]): Promise<void> {
    const { id, version } = await this.findPerson(client);
    const path = peoplePaths.record.replace(':id', String(id));
    const admin = await this.admin;
    await admin.call(person, path, { method: 'PATCH', body: { version, agent_items } });
  }

  async endSessions(client: Client): Promise<void> {
    const found = await this.findPerson(client);
    const path = peoplePaths.action('sign-out').replace(':id', String(found.id));
    await (await this.admin).call(person, path, { method: 'POST' });
  }

  /** Returns all reports, including superseded ones, oldest first. */
  async reports(search: string): Promise<ReportRecord[]> {
    const filters = { search, state: 'all', sort: 'id', order: 'asc' };
    const rows = await this.list(reportListResponse, reportPaths.list, filters);
    return Promise.all(rows.map(({ id }) => this.report(id)));
  }

  private async report(id: number): Promise<ReportRecord> {
    return (await this.admin).call(reportRecord, reportPaths.record.replace(':id', String(id)));
  }

  /** Returns all defects, including closed ones. */
  defects = (search: string) =>
    this.list(defectListResponse, defectPaths.list, { search, state: 'all' });
  leads = (search: string) => this.list(leadListResponse, leadPaths.list, { search });
  people = (search: string) => this.list(listResponse(person), peoplePaths.list, { search });

  private async list<Row extends v.GenericSchema>(
    schema: ReturnType<typeof listResponse<Row>>,
    path: string,
    filters: Record<string, string>,
  ): Promise<v.InferOutput<Row>[]> {
    const query = new URLSearchParams({ perPage: '100', ...filters });
    return (await (await this.admin).call(schema, `${path}?${query}`)).data;
  }
}
