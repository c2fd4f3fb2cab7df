import * as v from 'valibot';
import { agentItemList, agentItemsRequest } from '../agent';
import { changeUsernameRequest } from '../accountChanges';
import { optionalEmail } from '../fields';
import { isoDate } from '../dates';
import { officeLimits } from './limits';
import { validation } from '../messages/validation';
import { filters, ids, listQuery, officePaths, oneOf, version } from './lists';
import { roles } from './roles';

const paths = officePaths('people');
export const peoplePaths = { ...paths, signInLinks: paths.bulk('sign-in-links') } as const;

export const person = v.object({
  id: v.number(),
  username: v.string(),
  full_name: v.string(),
  email: v.string(),
  role: v.picklist(roles),
  disabled: v.boolean(),
  /** An auditor's last day, in the carrier's time zone; null for others. */
  access_until: v.optional(v.nullable(v.string()), null),
  /** The items that the person certifies as the carrier's agent. */
  agent_items: agentItemList,
  /** When the open sign-in link from the office expires; null if there is none. */
  link_until: v.optional(v.nullable(v.string()), null),
  /** When the person was last active, to within ten minutes; null before the first sign-in. */
  last_seen_at: v.nullable(v.string()),
  created_at: v.string(),
  version: v.number(),
});
export type Person = v.InferOutput<typeof person>;

/** An account that was added, or got a new password, on the command line. */
export type PersonWithPassword = Person & { password: string };

/** A new sign-in link. No other response has the token, because the server stores only its hash. */
const newLink = v.object({ token: v.string(), expires_at: v.string() });

export const personWithLink = v.object({ ...person.entries, link: newLink });
export type PersonWithLink = v.InferOutput<typeof personWithLink>;

export const namedLink = v.object({
  id: v.number(),
  username: v.string(),
  full_name: v.string(),
  link: newLink,
});
export type NamedLink = v.InferOutput<typeof namedLink>;

/** Body of POST sign-in-links. A person who has signed in before gets no link. */
export const linksRequest = v.object({ ids });
export const linksResponse = v.object({ data: v.array(namedLink) });

export const peopleQuery = listQuery({
  sorts: ['username', 'full_name', 'email', 'role', 'last_seen_at', 'created_at'],
  sort: 'username',
  order: 'asc',
  filters: {
    search: filters.search,
    role: oneOf(roles),
    disabled: filters.flag,
    seen: filters.flag,
  },
});
export type PeopleQuery = v.InferOutput<typeof peopleQuery>;

const fullName = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(officeLimits.fullName, validation.atMost('Full name', officeLimits.fullName)),
);
const role = v.picklist(roles);
/** The last day of access, which an auditor must have and nobody else may have. */
const accessUntil = v.nullable(isoDate('Last day'));

export const newPersonRequest = v.object({
  username: changeUsernameRequest.entries.new_username,
  full_name: v.optional(fullName, ''),
  /** May be '', because drivers need no email address. */
  email: v.optional(optionalEmail, ''),
  role,
  access_until: v.optional(accessUntil),
});
export type NewPersonRequest = v.InferOutput<typeof newPersonRequest>;

/** Body of PATCH. An absent field stays unchanged. */
export const personChanges = v.object({
  version,
  full_name: v.optional(fullName),
  email: v.optional(optionalEmail),
  role: v.optional(role),
  access_until: v.optional(accessUntil),
  agent_items: v.optional(agentItemsRequest),
});
export type PersonChanges = v.InferOutput<typeof personChanges>;
