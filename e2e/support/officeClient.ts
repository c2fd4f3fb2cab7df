import type * as v from 'valibot';
import { commentListAnswer, commentPaths } from '@/contract/office/comments';
import { defectListAnswer, defectPaths } from '@/contract/office/defects';
import { leadListAnswer, leadPaths } from '@/contract/office/leads';
import { listAnswer } from '@/contract/office/listAnswer';
import { peoplePaths, person, personWithPassword } from '@/contract/office/people';
import { reportListAnswer, reportPaths, reportRecord } from '@/contract/office/reports';
import type { ReportRecord } from '@/contract/office/reports';
import type { Role } from '@/contract/office/roles';
import { Client } from './client';
import type { Account } from './client';

let people = 0;

/**
 * What the office knows, read by an admin's calls. `search` is the list's filter of that name, such
 * as a truck number.
 */
export class Office {
  private constructor(private readonly admin: Client) {}

  static async signedIn(url: string, account: Account): Promise<Office> {
    return new Office(await Client.signedIn(url, account));
  }

  /** Adds an account that no other test knows, and signs it in. */
  async newPerson(role: Role = 'driver'): Promise<Client> {
    people += 1;
    const username = `${role}-${people}`;
    const body = { username, full_name: '', email: `${username}@example.com`, role };
    const added = await this.admin.call(personWithPassword, peoplePaths.list, { body });
    return Client.signedIn(this.admin.url, { username, password: added.password });
  }

  /** Ends a person's sessions, and revokes their refresh tokens. */
  async endSessionsOf({ username }: Client): Promise<void> {
    const [found] = await this.people(username);
    if (found?.username !== username) throw new Error(`There is no ${username}.`);
    const path = peoplePaths.action('sign-out').replace(':id', String(found.id));
    await this.admin.call(person, path, { method: 'POST' });
  }

  /** All reports, superseded ones too, oldest first. */
  async reports(search: string): Promise<ReportRecord[]> {
    const filters = { search, state: 'all', sort: 'id', order: 'asc' };
    const rows = await this.list(reportListAnswer, reportPaths.list, filters);
    return Promise.all(rows.map(({ id }) => this.report(id)));
  }

  private report(id: number): Promise<ReportRecord> {
    return this.admin.call(reportRecord, reportPaths.record.replace(':id', String(id)));
  }

  /** All defects, closed ones too. */
  defects = (search: string) =>
    this.list(defectListAnswer, defectPaths.list, { search, state: 'all' });
  leads = (search: string) => this.list(leadListAnswer, leadPaths.list, { search });
  comments = (search: string) => this.list(commentListAnswer, commentPaths.list, { search });
  people = (search: string) => this.list(listAnswer(person), peoplePaths.list, { search });

  private async list<Row extends v.GenericSchema>(
    schema: ReturnType<typeof listAnswer<Row>>,
    path: string,
    filters: Record<string, string>,
  ): Promise<v.InferOutput<Row>[]> {
    const query = new URLSearchParams({ perPage: '100', ...filters });
    return (await this.admin.call(schema, `${path}?${query}`)).data;
  }
}
