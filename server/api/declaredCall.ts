import type { FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type * as v from 'valibot';
import type { exportTypes, ExportFormat } from '@/contract/office/exports';
import type { packageType } from '@/contract/office/reports';
import type { Permission } from '@/contract/office/permissions';
import type { Services } from '../domain/Services';
import type { LimitOptions } from '../platform/limits/Limits';
import type { HttpRejection } from '../platform/rejections';

/** Who can make a call: everybody, everybody who is signed in, or the roles with a permission. */
export type Needs = 'nothing' | 'session' | Permission;

/** The fields of one part of a request. The server rejects other fields. */
export interface Fields<Entries extends v.ObjectEntries = v.ObjectEntries> {
  readonly entries: Entries;
}

/** A body that consists of a file. */
export interface Upload {
  readonly type: string;
  /** The maximum size in bytes. */
  readonly limit: number;
  /** Returns the error for a larger file. The default is 413. */
  readonly tooLarge?: () => HttpRejection;
}

/** A call of the API, which `call` declares. */
export interface Call {
  readonly method: HTTPMethods;
  readonly path: string;
  readonly summary: string;
  readonly needs: Needs;
  /** The schema of the `:id` in the path. */
  readonly id?: v.GenericSchema<string, unknown>;
  readonly query?: Fields;
  /** The bodies that the call accepts. A call whose body depends on the id has several. */
  readonly bodies: readonly Fields[];
  readonly upload?: Upload;
  readonly response: v.GenericSchema;
  /** The status of a successful response if it is not 200. */
  readonly status?: 201;
  /** The content type of a response that is not JSON. */
  readonly contentType?: (typeof exportTypes)[ExportFormat] | typeof packageType | 'image/webp';
  /** For a call that pages poll. A caller that already has the response gets 304. */
  readonly ifChanged?: true;
  /**
   * For a change of a record with a version. An outdated version gets 409 with the current record.
   */
  readonly mayBeStale?: true;
  /** The reason for any other 409. */
  readonly conflict?: string;
  /** A limit for each caller, for a call that is expensive or that writes without a login. */
  readonly perCaller?: LimitOptions;
  /** The limit in bytes of a body that can be larger than other calls' bodies. */
  readonly bodyLimit?: number;
  /** This GET changes something, so a HEAD request must not run it. */
  readonly withoutHead?: true;
  /** Parses a request and returns the body of the response. Throws the error for a bad request. */
  respond(api: Services, request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}
