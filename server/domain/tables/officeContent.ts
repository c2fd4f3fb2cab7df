import { bigint, date, integer, pgTable, text, unique, varchar } from 'drizzle-orm/pg-core';
import type { ChecklistKey } from '@/contract/checklist';
import { defaultExemptItems } from '@/contract/holds';
import { defaultMaxDeferralDays } from '@/contract/office/company';
import { officeLimits } from '@/contract/office/limits';
import { limits } from '@/contract/limits';
import type { SectionContent } from '@/contract/office/content/calls';
import { sectionNames } from '@/contract/office/content/sections';
import { jsonColumn } from '../../platform/database/jsonColumn';
import { users } from './accounts';
import { timestamptz } from './timestamptz';

const section = () => text('section', { enum: sectionNames });
const content = () => jsonColumn('content').$type<SectionContent>().notNull();
const savedBy = () => varchar('saved_by', { length: limits.username });

/** Versions of sections that the office has saved. All other sections have version 1. */
export const contentSections = pgTable('content_sections', {
  section: section().primaryKey(),
  version: integer('version').notNull(),
  savedAt: timestamptz('saved_at').notNull().defaultNow(),
  savedBy: savedBy().notNull(),
});

export const hiddenSections = pgTable('hidden_sections', { section: section().primaryKey() });

export const contentVersions = pgTable(
  'content_versions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    section: section().notNull(),
    version: integer('version').notNull(),
    content: content(),
    savedAt: timestamptz('saved_at'),
    savedBy: savedBy(),
  },
  (table) => [unique().on(table.section, table.version)],
);

/** Unsaved drafts, each for one preview. The table stores only a hash of the preview's id. */
export const contentDrafts = pgTable('content_drafts', {
  hash: text('hash').primaryKey(),
  section: section().notNull(),
  content: content(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  userId: bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
});

/** One row with the day of the seed if the fleet's records are fictitious (SEED=demo). */
export const demonstration = pgTable('demonstration', {
  day: date('day', { mode: 'string' }).primaryKey(),
});

/** One row while visitors see 'Opening soon' and not the site. */
export const closedSite = pgTable('closed_site', {
  id: integer('id').primaryKey().default(1),
  closedAt: timestamptz('closed_at').notNull().defaultNow(),
});

/**
 * The company's name, look and settings, in at most one row. Without a row, the site shows the demonstration's company.
 */
export const company = pgTable('company', {
  id: integer('id').primaryKey().default(1),
  name: varchar('name', { length: officeLimits.companyName }).notNull(),
  tagline: varchar('tagline', { length: officeLimits.contentTitle }).notNull().default(''),
  description: varchar('description', { length: officeLimits.companyDescription })
    .notNull()
    .default(''),
  logo_light: text('logo_light'),
  logo_dark: text('logo_dark'),
  accent: varchar('accent', { length: '#RRGGBB'.length }),
  dot_number: varchar('dot_number', { length: officeLimits.registration }).notNull().default(''),
  mc_number: varchar('mc_number', { length: officeLimits.registration }).notNull().default(''),
  max_deferral_days: integer('max_deferral_days').notNull().default(defaultMaxDeferralDays),
  /** Items whose defects hold no vehicle unless they need repair. */
  exempt_items: jsonColumn('exempt_items')
    .$type<ChecklistKey[]>()
    .notNull()
    .default([...defaultExemptItems]),
  /** Null if the setting TIME_ZONE applies. */
  time_zone: text('time_zone'),
  version: integer('version').notNull().default(1),
});
