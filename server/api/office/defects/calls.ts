import * as v from 'valibot';
import * as contract from '@/contract/office/defects';
import { defect } from '@/contract/records';
import * as change from '../../../domain/defects/changeDefects';
import { listDefects, readDefects, withIds } from '../../../domain/defects/readDefects';
import { found, HttpRejection } from '../../../platform/rejections';
import { call } from '../../call';

const { defectPaths: paths } = contract;

/**
 * Rejects a request from an office page that was opened before an upgrade. Such a page sends an obsolete field or lacks
 * a new one, and could not show an error about that field.
 */
const rejectEarlierPage = (isEarlier: (body: object) => boolean) => (body: unknown) => {
  if (typeof body !== 'object' || body === null || !isEarlier(body)) return;
  throw new HttpRejection(409, { detail: 'The office has been updated. Reload the page.' });
};

/**
 * The office's pages of the previous release also send a typed name. The server ignores it, because the account's name
 * counts. Remove this field in the next release.
 */
const typedName = { name: v.optional(v.unknown()) };

const changes = {
  method: 'POST',
  needs: 'defects.certify',
  mayBeStale: true,
  response: defect,
} as const;

export const defectCalls = [
  call(
    {
      method: 'GET',
      path: paths.list,
      needs: 'reports.read',
      ifChanged: true,
      summary: 'Defects: those that are open or deferred unless asked otherwise',
      query: contract.defectQuery,
      response: contract.defectListResponse,
    },
    (input) => listDefects(input.queries, input.query, input),
  ),
  call(
    {
      method: 'GET',
      path: paths.record,
      needs: 'reports.read',
      summary: 'A defect',
      response: defect,
    },
    async (input) =>
      found((await readDefects(input.queries, withIds([input.id]), input, 'with history'))[0]),
  ),
  call(
    {
      ...changes,
      path: paths.certify,
      summary: 'Certify a repair, or that none is needed',
      body: v.object({ ...contract.certifyRequest.entries, ...typedName }),
    },
    (input) => {
      const { version, state, note, consent } = input.body;
      return change.certify(input, { id: input.id, version }, { state, note, consent });
    },
  ),
  call(
    {
      ...changes,
      path: paths.certifySeveral,
      summary: 'Certify several defects, without those that somebody changed in the meantime',
      body: v.object({ ...contract.certifySeveralRequest.entries, ...typedName }),
      response: contract.certifySeveralResponse,
      checkFirst: rejectEarlierPage((body) => 'ids' in body),
    },
    (input) => {
      const { defects, state, note, consent } = input.body;
      return change.certifySeveral(input, defects, { state, note, consent });
    },
  ),
  call(
    {
      ...changes,
      path: paths.reopen,
      summary: 'Open a closed or deferred defect again',
      body: contract.reopenRequest,
    },
    (input) => {
      const { version, reason: note } = input.body;
      return change.reopen(input, { id: input.id, version }, { how: 'reopened', note });
    },
  ),
  call(
    {
      ...changes,
      path: paths.defer,
      summary: 'Certify that repair is unnecessary through a day; not for items of 49 CFR 396.11',
      body: v.object({ ...contract.deferRequest.entries, ...typedName }),
      checkFirst: rejectEarlierPage(
        (body) => 'until' in body && !('affects_safe_operation' in body),
      ),
    },
    (input) => {
      const { version, reason, until, affects_safe_operation, consent } = input.body;
      const deferral = { note: reason, until, affectsSafeOperation: affects_safe_operation };
      return change.defer(input, { id: input.id, version }, { ...deferral, consent });
    },
  ),
  call(
    {
      ...changes,
      path: paths.takeBack,
      summary: "Undo one's own reopening within 15 minutes, or certification within seconds",
      body: contract.takeBackRequest,
    },
    (input) => change.takeBack(input, { id: input.id, version: input.body.version }),
  ),
];
