import { randomUUID } from 'node:crypto';
import { checklistKeys, type ChecklistKey } from '@/contract/checklist';
import type { Inspection, InspectionRequest } from '@/contract/inspection';
import {
  extensionPaths,
  photoType,
  type OwnReport,
  type PreviousResponse,
  type PreviousVehicle,
} from '@/contract/extensions';
import { report } from './reports';
import { newSession, send, type Session, type TestServer } from './testServer';

/** A driver's comment on an item, as the API expects it. */
export const makeComment = (key: ChecklistKey, text = `${key} is broken`, fixed = false) => ({
  vehicle_inspection: null,
  key,
  text,
  fixed,
});

type ReportChanges = Partial<InspectionRequest> & {
  marked_by_category?: ChecklistKey[];
  not_fitted?: ChecklistKey[];
  trip?: 'before' | 'after';
  create_key?: string;
  corrects?: number;
  utc_offset?: number;
  signed_at?: string;
  consent?: number;
};

/** The body of a report with these items defective, all entered now. */
function reportWith(keys: readonly ChecklistKey[], changes: ReportChanges) {
  const items = Object.fromEntries(keys.map((key) => [key, false]));
  const now = new Date().toISOString();
  return {
    entered_at: Object.fromEntries(checklistKeys.map((key) => [key, now])),
    ...report({ ...items, comments: keys.map((key) => makeComment(key)), ...changes }),
  };
}

let trucks = 0;

/** A truck number that no other test of this process uses. */
export function anyTruck(): string {
  trucks += 1;
  return `T${process.pid}${trucks}`;
}

/** A signed-in driver. A method throws if its call fails, unless the comment of the method says otherwise. */
export class Driver {
  constructor(
    private readonly server: TestServer,
    readonly session: Session,
  ) {}

  static async signedIn(server: TestServer): Promise<Driver> {
    return new Driver(server, await newSession(server));
  }

  async call(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) {
    const url = `/api/driver/${path}`;
    const response = await send(this.server, method, url, body, this.session.access);
    if (response.statusCode >= 300)
      throw new Error(`${url}: ${response.statusCode} ${response.body}`);
    return response.json<Inspection>();
  }

  /** Makes an extension call with a path below /api/fleet/. Returns the response, even an error. */
  async callExtension(method: 'GET' | 'POST', path: string, body?: unknown) {
    return send(this.server, method, `/api/fleet/${path}`, body, this.session.access);
  }

  /** Uploads a photo of a report's item. Returns the response, even an error. */
  async photographs(
    report: number,
    item: ChecklistKey,
    { id = randomUUID(), payload }: { id?: string; payload: Buffer },
  ) {
    return this.server.app.inject({
      method: 'POST',
      url: extensionPaths.photo.replace(':id', id),
      query: { report: String(report), item, taken_at: '2026-11-21T12:45:00.000Z' },
      headers: { authorization: `Bearer ${this.session.access}`, 'content-type': photoType },
      payload,
    });
  }

  async previous(query: { truck?: string; trailers?: string; except?: string }) {
    const response = await this.callExtension('GET', `previous/?${new URLSearchParams(query)}`);
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json<PreviousResponse>();
  }

  async readPreviousVehicle(truck: string, except?: number): Promise<PreviousVehicle> {
    const [vehicle] = (await this.previous({ truck, ...(except && { except: String(except) }) }))
      .vehicles;
    if (!vehicle) throw new Error(`no report of ${truck}`);
    return vehicle;
  }

  async ownReport(id: number): Promise<OwnReport> {
    const response = await this.callExtension('GET', `reports/${id}/`);
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json<OwnReport>();
  }

  async reports(keys: readonly ChecklistKey[], changes: ReportChanges = {}) {
    return Number((await this.call('POST', 'create/inspection/', reportWith(keys, changes))).id);
  }

  current(): Promise<Inspection> {
    return this.call('GET', 'current/inspection/');
  }

  /** Updates an item as the client does, which sends the item and all comments that the client has. */
  async marks(id: number, key: ChecklistKey, good: boolean, known?: Inspection['comments']) {
    const list = known ?? (await this.current()).comments;
    const own = list.find((comment) => comment.key === key) ?? makeComment(key);
    const others = list.filter((comment) => comment.key !== key);
    const comments = [...others, { ...own, fixed: good }];
    return this.call('PATCH', `update/inspection/${id}/`, { comments, [key]: good });
  }

  sends(id: number) {
    return this.call('GET', `send/inspection/${id}/`);
  }
}
