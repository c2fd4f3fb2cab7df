import * as v from 'valibot';
import { filters, listQuery, officePaths, oneOf } from './lists';
import { listResponse } from './listResponse';
import { signingConsent } from '../signingConsent';
import { roles } from './roles';

/** The names of accounts, from which all staff can choose. The accounts themselves are 'people'. */
export const accountPaths = officePaths('accounts');

export const accountName = v.object({
  id: v.number(),
  /** The full name, or the username if there is none. */
  name: v.string(),
  role: v.picklist(roles),
});
export type AccountName = v.InferOutput<typeof accountName>;

/** One account, with its consent to sign electronically, if it has given one. */
export const accountRecord = v.object({
  ...accountName.entries,
  signing_consent: v.nullable(signingConsent),
});
export type AccountRecord = v.InferOutput<typeof accountRecord>;

export const accountQuery = listQuery({
  sorts: ['name'],
  sort: 'name',
  order: 'asc',
  filters: { search: filters.search, role: oneOf(roles) },
});
export type AccountQuery = v.InferOutput<typeof accountQuery>;
export const accountListResponse = listResponse(accountName);
