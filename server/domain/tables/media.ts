import {
  bigint,
  boolean,
  customType,
  integer,
  pgTable,
  primaryKey,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import { officeLimits } from '@/contract/office/limits';
import { users } from './accounts';

/** The database drivers return a Buffer (pg) or a Uint8Array (PGlite). */
const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
});

/** The site's files are public. A report's files are only for its driver and staff. */
export type MediaAudience = 'site' | 'report';

export const mediaTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'video/mp4',
  'video/webm',
] as const;
export type MediaType = (typeof mediaTypes)[number];

/** A picture or video as uploaded (migration 0011). Its bytes are in `mediaChunks`. */
export const mediaFiles = pgTable('media_files', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  audience: text('audience').$type<MediaAudience>().notNull(),
  hash: text('hash').notNull(),
  type: text('type', { enum: mediaTypes }).notNull(),
  width: integer('width'),
  height: integer('height'),
  bytes: integer('bytes').notNull(),
  alternativeText: varchar('alternative_text', { length: officeLimits.alternativeText })
    .notNull()
    .default(''),
  name: varchar('name', { length: officeLimits.fileName }).notNull(),
  version: integer('version').notNull().default(1),
  uploadedBy: bigint('uploaded_by', { mode: 'number' }).references(() => users.id),
  /** False for a video from an earlier version, until the next start blanks its metadata. */
  isBlanked: boolean('is_blanked').notNull().default(true),
});

export const mediaChunks = pgTable(
  'media_chunks',
  {
    fileId: bigint('file_id', { mode: 'number' })
      .notNull()
      .references(() => mediaFiles.id),
    variant: text('variant').notNull(),
    number: integer('number').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  ({ fileId, variant, number }) => [primaryKey({ columns: [fileId, variant, number] })],
);
