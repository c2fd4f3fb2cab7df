import type { AccountName, AccountRecord } from '@/contract/office/accounts';
import type { OfficeComment } from '@/contract/office/comments';
import type { Defect, ReportRow } from '@/contract/records';
import type { Lead, LeadRecord } from '@/contract/office/leads';
import { uploadType, type Media } from '@/contract/office/media';
import type { ReportRecord } from '@/contract/office/reports';
import { idempotencyHeader } from '@/contract/idempotency';
import type { Role } from '@/contract/office/roles';
import { consentVersion } from '@/contract/signingConsent';
import type { Fleet, Vehicle } from '@/contract/office/vehicles';
import { newSession, send, type TestServer } from './testServer';

interface List<Row> {
  data: Row[];
  total: number;
}

/** A signed-in member of the staff. A method that calls `done` throws unless the status is 200. */
export class Staff {
  private constructor(
    private readonly server: TestServer,
    readonly username: string,
    private readonly access: string,
  ) {}

  static async signedIn(server: TestServer, role: Role): Promise<Staff> {
    const { username, access } = await newSession(server, role);
    return new Staff(server, username, access);
  }

  /** Makes a call with a path below /api/office/. Returns the response, even an error. */
  async ask(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown) {
    const response = await send(this.server, method, `/api/office/${path}`, body, this.access);
    return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
  }

  /** Makes a call with an Idempotency-Key, as a form does. */
  async repeats(method: 'POST' | 'PATCH', path: string, payload: object, key: string) {
    const response = await this.server.app.inject({
      method,
      url: `/api/office/${path}`,
      headers: { authorization: `Bearer ${this.access}`, [idempotencyHeader]: key },
      payload,
    });
    return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
  }

  async text(path: string): Promise<string> {
    return (await send(this.server, 'GET', `/api/office/${path}`, undefined, this.access)).body;
  }

  /** Uploads a file. Returns the response, even an error. */
  upload(name: string, payload: Buffer) {
    return this.sendsFile('POST', `media/?name=${encodeURIComponent(name)}`, payload);
  }

  /** Sends a file as the body of a call. Returns the response, even an error. */
  async sendsFile(method: 'POST' | 'PATCH' | 'DELETE', path: string, payload: Buffer) {
    const response = await this.server.app.inject({
      method,
      url: `/api/office/${path}`,
      headers: { authorization: `Bearer ${this.access}`, 'content-type': uploadType },
      payload,
    });
    return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
  }

  private async done<T>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) {
    const response = await this.ask(method, path, body);
    if (response.status !== 200) throw new Error(`${path}: ${JSON.stringify(response)}`);
    return response.body as T;
  }

  reports = (query = '') => this.done<List<ReportRow>>('GET', `reports/?${query}`);
  report = (id: number) => this.done<ReportRecord>('GET', `reports/${id}/`);
  accounts = (query = '') => this.done<List<AccountName>>('GET', `accounts/?${query}`);
  account = (id: number) => this.done<AccountRecord>('GET', `accounts/${id}/`);
  defects = (query = '') => this.done<List<Defect>>('GET', `defects/?${query}`);
  defect = (id: number) => this.done<Defect>('GET', `defects/${id}/`);
  fleet = (query = '') => this.done<Fleet>('GET', `vehicles/fleet/?${query}`);
  vehicles = (query = '') => this.done<List<Vehicle>>('GET', `vehicles/?${query}`);

  media = (query = '') => this.done<List<Media>>('GET', `media/?${query}`);
  comments = (query = '') => this.done<List<OfficeComment>>('GET', `comments/?${query}`);
  leads = (query = '') => this.done<List<Lead>>('GET', `leads/?${query}`);
  lead = (id: number) => this.done<LeadRecord>('GET', `leads/${id}/`);

  async vehicle(number: string): Promise<Vehicle> {
    const { data } = await this.vehicles(`search=${number}&perPage=100`);
    const found = data.find((vehicle) => vehicle.number === number);
    if (!found) throw new Error(`no vehicle ${number}`);
    return found;
  }

  async readVehicleDefects(number: string, query = ''): Promise<Defect[]> {
    const { id } = await this.vehicle(number);
    return (await this.defects(`vehicle=${id}&${query}`)).data;
  }

  certifies = ({ id, version }: Defect, more: object = {}) =>
    this.done<Defect>('POST', `defects/${id}/certify/`, {
      version,
      state: 'repaired',
      note: '',
      consent: consentVersion,
      ...more,
    });
  reopens = ({ id, version }: Defect) =>
    this.done<Defect>('POST', `defects/${id}/reopen/`, { version, reason: 'Still broken' });
  takesBack = ({ id, version }: Defect) =>
    this.done<Defect>('POST', `defects/${id}/take-back/`, { version });
  defers = ({ id, version }: Defect, until: string) =>
    this.done<Defect>('POST', `defects/${id}/defer/`, {
      version,
      until,
      reason: 'Parts on order',
      affects_safe_operation: false,
      consent: consentVersion,
    });
  changes = ({ id, version }: Vehicle, fields: object) =>
    this.done<Vehicle>('PATCH', `vehicles/${id}/`, { version, ...fields });
  merges = ({ id, version }: Vehicle, into: Vehicle) =>
    this.done<Vehicle>('POST', `vehicles/${id}/merge/`, { version, into: into.id });
}
