import * as v from 'valibot';
import { changeUsernameRequest } from '../accountChanges';
import { optionalEmail, requiredEmail } from '../fields';
import { isoDate } from '../dates';
import { officeLimits } from './limits';
import { validation } from '../messages/validation';
import { filters, listQuery, officePaths, oneOf, version } from './lists';
import { roles } from './roles';

export const peoplePaths = officePaths('people');

/** An account in the office. Times are ISO 8601. */
export const person = v.object({
  id: v.number(),
  username: v.string(),
  full_name: v.string(),
  email: v.string(),
  role: v.picklist(roles),
  disabled: v.boolean(),
  /** The last day of an auditor, in the carrier's time zone; null for others. */
  access_until: v.optional(v.nullable(v.string()), null),
  /** Accurate to ten minutes; null before the first login. */
  last_seen_at: v.nullable(v.string()),
  created_at: v.string(),
  version: v.number(),
});
export type Person = v.InferOutput<typeof person>;

/**
 * The response to 'Add person' and 'Reset password'. It is the only response that contains the
 * password, which is not stored as plain text.
 */
export const personWithPassword = v.object({ ...person.entries, password: v.string() });
export type PersonWithPassword = v.InferOutput<typeof personWithPassword>;

export const peopleQuery = listQuery({
  sorts: ['username', 'full_name', 'email', 'role', 'last_seen_at', 'created_at'],
  sort: 'username',
  order: 'asc',
  filters: {
    /** Searches username, full name and email. */
    search: filters.search,
    role: oneOf(roles),
    disabled: filters.flag,
  },
});
export type PeopleQuery = v.InferOutput<typeof peopleQuery>;

const fullName = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(officeLimits.fullName, validation.atMost('Full name', officeLimits.fullName)),
);
const role = v.picklist(roles);
/** An auditor has to have one; others have none. */
const accessUntil = v.nullable(isoDate('Last day'));

export const newPersonRequest = v.object({
  username: changeUsernameRequest.entries.new_username,
  full_name: v.optional(fullName, ''),
  email: requiredEmail('Email'),
  role,
  access_until: v.optional(accessUntil),
});
export type NewPersonRequest = v.InferOutput<typeof newPersonRequest>;

/** Missing fields stay unchanged. An account from an earlier version may have no email address. */
export const personChanges = v.object({
  version,
  full_name: v.optional(fullName),
  email: v.optional(optionalEmail),
  role: v.optional(role),
  access_until: v.optional(accessUntil),
});
export type PersonChanges = v.InferOutput<typeof personChanges>;
