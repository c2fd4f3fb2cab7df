import type { Role } from '@/contract/office/roles';
import type { ImportResponse } from '@/contract/office/imports';
import type { Fleet, Vehicle } from '@/contract/office/vehicles';
import type { Person } from '@/contract/office/people';
import type { Defect } from '@/contract/records';
import { consentVersion } from '@/contract/signingConsent';
import { openSession } from '../server/domain/accounts/sessions';
import type { Decision } from './acts';
import type { Server } from './server';

type Method = 'GET' | 'POST' | 'PATCH';

/** A signed-in member of the staff. A call throws while the server is stopped. */
export class Staff {
  private constructor(
    private readonly server: Server,
    readonly role: Role,
    private readonly session: { userId: number; sessionId: number },
  ) {}

  static async signedIn(server: Server, role: Role): Promise<Staff> {
    const added = await server.addAccount(role, role);
    const opened = await openSession(server.database.queries, added);
    if (!opened) throw new Error('no session was opened');
    return new Staff(server, role, { userId: added.id, sessionId: opened.sessionId });
  }

  private async call(method: Method, path: string, payload?: object) {
    const { running } = this.server;
    if (!running) throw new Error('the server is stopped');
    const access = await running.api.accessTokens.issue(this.session);
    const url = `/api/office/${path}`;
    const headers = { authorization: `Bearer ${access}` };
    return running.app.inject({ method, url, headers, ...(payload && { payload }) });
  }

  /** Returns whether the server accepts the change. */
  async changes(method: Method, path: string, payload: object): Promise<boolean> {
    return (await this.call(method, path, payload)).statusCode === 200;
  }

  /** Imports the rows of a file after a preview. Returns whether the server accepts them. */
  async imports(kind: 'people' | 'vehicles', rows: readonly object[]): Promise<boolean> {
    const preview = await this.call('POST', `imports/${kind}/`, { rows });
    if (preview.statusCode !== 200) return false;
    const { counts: expected } = preview.json<ImportResponse>();
    return this.changes('POST', `imports/${kind}/`, { rows, expected });
  }

  private async reads<Data>(path: string): Promise<Data> {
    const response = await this.call('GET', path);
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.body}`);
    return response.json<Data>();
  }

  vehicles = async () => (await this.reads<{ data: Vehicle[] }>('vehicles/?perPage=100')).data;
  people = async () => (await this.reads<{ data: Person[] }>('people/?perPage=100')).data;
  defects = async () =>
    (await this.reads<{ data: Defect[] }>('defects/?state=all&sort=id&order=desc&perPage=100'))
      .data;
  today = () => this.reads<{ do_not_dispatch_vehicles: number }>('today/');
  /** The vehicles on the board. */
  fleet = () => this.reads<Fleet>('vehicles/fleet/');
  text = async (path: string) => {
    const { statusCode, body } = await this.call('GET', path);
    if (statusCode !== 200) throw new Error(`${path}: ${body}`);
    return body;
  };

  decides(does: Decision, { id, version }: Defect, until: string): Promise<boolean> {
    const signed = { version, consent: consentVersion };
    const certified = (state: string) => ({ ...signed, state, note: 'Done' });
    const [path, body] = {
      certify: () => ['certify', certified('repaired')] as const,
      'not needed': () => ['certify', certified('repair_not_needed')] as const,
      defer: () =>
        ['defer', { ...signed, until, reason: 'Parts', affects_safe_operation: false }] as const,
      reopen: () => ['reopen', { version, reason: 'Still bad' }] as const,
      'take back': () => ['take-back', { version }] as const,
    }[does]();
    return this.changes('POST', `defects/${id}/${path}/`, body);
  }
}
