import type { FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type * as v from 'valibot';
import type { exportTypes, ExportFormat } from '@/contract/office/exports';
import type { packageType } from '@/contract/office/reports';
import type { Permission } from '@/contract/office/permissions';
import type { Services } from '../domain/Services';
import type { LimitOptions } from '../platform/limits/Limits';
import type { HttpRejection } from '../platform/rejections';

export type Needs = 'nothing' | 'session' | Permission;

/** The fields that one part of a request may have. */
export interface Fields<Entries extends v.ObjectEntries = v.ObjectEntries> {
  readonly entries: Entries;
}

export interface Upload {
  readonly type: string;
  /** The maximum size in bytes. */
  readonly limit: number;
  /** Returns the error for a larger file. The default is a 413. */
  readonly tooLarge?: () => HttpRejection;
}

export interface Call {
  readonly method: HTTPMethods;
  readonly path: string;
  readonly summary: string;
  readonly needs: Needs;
  readonly id?: v.GenericSchema<string, unknown>;
  readonly query?: Fields;
  readonly bodies: readonly Fields[];
  readonly upload?: Upload;
  readonly response: v.GenericSchema;
  /** The status of a successful response if it is not 200. */
  readonly status?: 201;
  /** The content type of the response if it is not JSON. */
  readonly contentType?: (typeof exportTypes)[ExportFormat] | typeof packageType | 'image/webp';
  /** Set for a call that pages poll. */
  readonly ifChanged?: true;
  /** Set for a change of a record with a version. */
  readonly mayBeStale?: true;
  /** The reason for a 409 other than an outdated version. */
  readonly conflict?: string;
  readonly perCaller?: LimitOptions;
  /** The maximum size of the body in bytes, for a call whose fields do not bound it. */
  readonly bodyLimit?: number;
  /** Set for a GET that changes something, so that a HEAD request does not run it. */
  readonly withoutHead?: true;
  /** Parses a request. Returns the response's body, or the reply if it is already sent. Throws for a bad request. */
  respond(api: Services, request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}
