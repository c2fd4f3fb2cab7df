import type * as v from 'valibot';
import { defectListResponse, defectPaths } from '@/contract/office/defects';
import { leadListResponse, leadPaths } from '@/contract/office/leads';
import { listResponse } from '@/contract/office/listResponse';
import { peoplePaths, person, personWithLink } from '@/contract/office/people';
import {
  reportListResponse,
  reportPaths,
  reportRecord,
  type ReportRecord,
} from '@/contract/office/reports';
import type { Role } from '@/contract/office/roles';
import { demo } from './account';
import { Client } from './client';

let people = 0;

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
    people += 1;
    const username = `${role}-${people}`;
    const body = { username, full_name: '', email: `${username}@example.com`, role };
    const admin = await this.admin;
    const added = await admin.call(personWithLink, peoplePaths.list, { body });
    return Client.signedInByLink(this.url, username, added.link.token);
  }

  async endSessions({ username }: Client): Promise<void> {
    const found = (await this.people(username)).find((one) => one.username === username);
    if (!found) throw new Error(`There is no ${username}.`);
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
