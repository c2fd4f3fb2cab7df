import { bigint, date, integer, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core';
import type { ChecklistKey } from '@/contract/checklist';
import { officeLimits } from '@/contract/office/limits';
import { limits } from '@/contract/limits';
import { roles } from '@/contract/office/roles';
import { jsonColumn } from '../../platform/database/jsonColumn';
import { timestamptz } from './timestamptz';

/** Usernames are unique regardless of case (index in migration 0001). `changeAccount` changes an account. */
export const users = pgTable('users', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  username: varchar('username', { length: limits.username }).notNull(),
  email: varchar('email', { length: limits.email }).notNull(),
  passwordHash: text('password_hash').notNull(),
  /** When an admin set a first password, which the owner must replace; null for any other password. */
  firstPasswordAt: timestamptz('first_password_at'),
  /** A staff member's failed sign-ins since the last successful one. */
  failedSignIns: integer('failed_sign_ins').notNull().default(0),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  /** Setting this column ends the account's sessions, for earlier builds by a trigger (migration 0004). */
  disabledAt: timestamptz('disabled_at'),
  fullName: varchar('full_name', { length: officeLimits.fullName }).notNull().default(''),
  role: text('role', { enum: roles }).notNull().default('driver'),
  /** An auditor's last day with access (migration 0087). */
  accessUntil: date('access_until'),
  /**
   * The items that the account certifies as the carrier's agent, each with the instant since which it may without
   * interruption. A trigger ends all of them with the account or its role (migration 0116).
   */
  agentItems: jsonColumn('agent_items')
    .$type<Partial<Record<ChecklistKey, string>>>()
    .notNull()
    .default({}),
  lastSeenAt: timestamptz('last_seen_at'),
  /** Incremented by a trigger (migration 0007). */
  version: integer('version').notNull().default(1),
});

/**
 * Accounts' consents to sign electronically, with the version of the consent text. `consent_of_signature` (migration
 * 0125) stores them.
 */
export const signingConsents = pgTable('signing_consents', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  userId: bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id),
  version: integer('version').notNull(),
  at: timestamptz('at').notNull().defaultNow(),
  withdrawnAt: timestamptz('withdrawn_at'),
});

/** Networks from which somebody signed in to an account (server/platform/networks.ts). */
export const knownNetworks = pgTable(
  'known_networks',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    network: text('network').notNull(),
    seenAt: timestamptz('seen_at').notNull().defaultNow(),
  },
  ({ userId, network }) => [primaryKey({ columns: [userId, network] })],
);

/**
 * Links with which people choose their password. The table stores only a hash of the token, so a stolen copy of the
 * database opens no account.
 */
export const signInLinks = pgTable('sign_in_links', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  userId: bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  madeBy: text('made_by', { enum: ['office', 'email'] }).notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  expiresAt: timestamptz('expires_at').notNull(),
  usedAt: timestamptz('used_at'),
  revokedAt: timestamptz('revoked_at'),
});

/** Changes of email addresses, which are announced to the previous address. */
export const changedEmails = pgTable('changed_emails', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  userId: bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  oldEmail: varchar('old_email', { length: limits.email }).notNull(),
  at: timestamptz('at').notNull().defaultNow(),
});

/**
 * One row per sign-in. The table stores only a SHA-256 hash of the refresh token, so a stolen copy of the database
 * opens no session.
 */
export const sessions = pgTable('sessions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  userId: bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  refreshHash: text('refresh_hash').notNull().unique(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  expiresAt: timestamptz('expires_at').notNull(),
  revokedAt: timestamptz('revoked_at'),
});
