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

/** The database driver returns a Buffer (pg) or a Uint8Array (PGlite). */
const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
});

/** Anybody can see the site's files. Only accounts of the carrier can see a report's files. */
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

/** Uploaded pictures and videos (migration 0011). `mediaChunks` contains their bytes. */
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
  /** False for an earlier version's video until the next start blanks its metadata. */
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
