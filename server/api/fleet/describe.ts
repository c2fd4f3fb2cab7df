import * as v from 'valibot';
import {
  currentAnswer,
  fleetDefect,
  fleetPaths as paths,
  ownReport,
  ownReportsAnswer,
  previousAnswer,
} from '@/contract/fleet';
import {
  ownReportsQuery,
  photoQuery,
  photoSizeQuery,
  previousQuery,
  reviewAnswer,
  reviewRequest,
  takeBackRequest,
} from '@/contract/fleetRequests';
import { defectPhoto } from '@/contract/records';
import type { CallDescription } from '../openapi/CallDescription';

const read = { method: 'get', needsBearer: true } as const;

/** Every call of the report within a fleet. */
export const fleetCalls: readonly CallDescription[] = [
  {
    ...read,
    path: paths.previous,
    summary: 'The last reports of a truck and its trailers, with their defects',
    query: previousQuery,
    answer: previousAnswer,
  },
  {
    path: paths.reviews,
    method: 'post',
    summary: 'Sign that the last reports were reviewed; reopen what was not fixed (idempotent)',
    body: reviewRequest,
    answer: reviewAnswer,
    needsBearer: true,
  },
  {
    path: paths.takeBack,
    method: 'post',
    summary: "Undo one's own 'Not fixed' within 15 minutes",
    body: takeBackRequest,
    answer: fleetDefect,
    needsBearer: true,
    mayBeStale: true,
  },
  {
    ...read,
    path: paths.current,
    summary: "What is certified of the driver's current report; 304 with its ETag",
    answer: currentAnswer,
  },
  {
    ...read,
    path: paths.reports,
    summary: "The driver's sent and superseded reports, newest first",
    query: ownReportsQuery,
    answer: ownReportsAnswer,
  },
  {
    ...read,
    path: paths.report,
    summary: "One of the driver's own reports, with its defects and reviews",
    answer: ownReport,
  },
  {
    path: paths.photo,
    method: 'post',
    ids: 'uuid',
    summary:
      "Add a photo to a defect of one's own report: the body is the picture as application/octet-stream (idempotent)",
    query: photoQuery,
    answer: defectPhoto,
    needsBearer: true,
  },
  {
    ...read,
    path: paths.photo,
    ids: 'uuid',
    summary: 'The picture of a photo, for every account of the carrier; 304 with its ETag',
    query: photoSizeQuery,
    answer: v.string(),
    contentType: 'image/webp',
  },
];
