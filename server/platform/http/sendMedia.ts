import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { hasBody } from './etags';

interface StoredFile {
  hash: string;
  variant: string;
  contentType: string;
  bytes: number;
}

interface Sent {
  found: StoredFile;
  /** Reads the bytes from `start` to `end`, both inclusive. */
  read: (start: number, end: number) => AsyncIterable<Buffer>;
  cacheControl: string;
}

/**
 * Sends a file, or the single byte range that the request names. Responds 304 if the caller already has the file, and
 * 416 if the range is outside the file.
 */
export function sendMedia(
  request: FastifyRequest,
  reply: FastifyReply,
  { found, read, cacheControl }: Sent,
) {
  const etag = `"${found.hash}-${found.variant}"`;
  reply.headers({
    ETag: etag,
    'Cache-Control': cacheControl,
    'Content-Type': found.contentType,
    'Accept-Ranges': 'bytes',
  });
  if (hasBody(request, etag)) return reply.code(304).send();
  const range = readRequestedRange(request, found, etag);
  if (range === 'outside') {
    return reply.code(416).header('Content-Range', `bytes */${found.bytes}`).send();
  }
  const { start, end } = range ?? { start: 0, end: found.bytes - 1 };
  if (range) reply.code(206).header('Content-Range', `bytes ${start}-${end}/${found.bytes}`);
  reply.header('Content-Length', end - start + 1);
  return reply.send(Readable.from(read(start, end), { objectMode: false }));
}

/**
 * Returns the requested range. Null means the whole file, also for several ranges or for a range of an older version
 * (RFC 9110, 14.2).
 */
function readRequestedRange({ headers }: FastifyRequest, { bytes }: StoredFile, etag: string) {
  const { range, 'if-range': ifRange } = headers;
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return null;
  const ranges = parseRange(bytes, range, { combine: true });
  if (ranges === -1) return 'outside';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}
