import { bigint, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { mediaFiles } from './media';
import { defects } from './vehicles';
import { timestamptz } from './timestamptz';

/** Drivers' photos of defects. The phone makes the id, so a repeated request does not store the photo again. */
export const defectPhotos = pgTable('defect_photos', {
  id: uuid('id').primaryKey(),
  driverId: bigint('driver_id', { mode: 'number' })
    .notNull()
    .references(() => users.id),
  fileId: bigint('file_id', { mode: 'number' })
    .notNull()
    .references(() => mediaFiles.id),
  /** When the driver took the photo, by the phone's clock. */
  takenAt: timestamptz('taken_at').notNull(),
});

export const photographedDefects = pgTable(
  'photographed_defects',
  {
    defectId: bigint('defect_id', { mode: 'number' })
      .notNull()
      .references(() => defects.id),
    photoId: uuid('photo_id')
      .notNull()
      .references(() => defectPhotos.id),
  },
  (table) => [primaryKey({ columns: [table.defectId, table.photoId] })],
);
