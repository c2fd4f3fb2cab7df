import * as v from 'valibot';
import { maxText } from '../fields';
import { officeLimits } from './limits';
import { validation } from '../messages/validation';
import { filters, listQuery, officePaths, oneOf, version } from './lists';
import { listResponse } from './listResponse';

export const mediaPaths = officePaths('media');

/** In bytes. */
export const largestUpload = 30 * 1024 * 1024;

/** The content type of every upload. The server detects the file's type from its content. */
export const uploadType = 'application/octet-stream';

const mediaKinds = ['picture', 'video'] as const;

export const media = v.object({
  id: v.number(),
  kind: v.picklist(mediaKinds),
  /** A path on this server. */
  address: v.string(),
  /** The address of a small picture; null for a video. */
  preview: v.nullable(v.string()),
  /** In px, for the largest size of the picture; null for a video. */
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  bytes: v.number(),
  name: v.string(),
  alternative_text: v.string(),
  /** Where the site shows the file: 'Home, Services: Dry van'. */
  used: v.array(v.string()),
  uploaded_by: v.nullable(v.string()),
  uploaded_at: v.string(),
  version: v.number(),
});
export type Media = v.InferOutput<typeof media>;

export const mediaQuery = listQuery({
  sorts: ['uploaded_at', 'name'],
  sort: 'uploaded_at',
  order: 'desc',
  filters: {
    search: filters.search,
    kind: oneOf(mediaKinds),
    /** One of the file's addresses. The width in the address does not matter. */
    address: v.optional(v.pipe(v.string(), maxText(250))),
  },
});
export type MediaQuery = v.InferOutput<typeof mediaQuery>;
export const mediaListResponse = listResponse(media);

/** The query string of an upload. The body is the file. */
export const uploadQuery = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(validation.required('Name')),
    v.maxLength(officeLimits.fileName, validation.atMost('Name', officeLimits.fileName)),
  ),
});

export const mediaChange = v.object({
  version,
  alternative_text: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(
      officeLimits.alternativeText,
      validation.atMost('Alternative text', officeLimits.alternativeText),
    ),
  ),
});
export type MediaChange = v.InferOutput<typeof mediaChange>;
