import * as v from 'valibot';
import { filters, listQuery, officePaths } from './lists';
import { listResponse } from './listResponse';
import { signingConsent } from '../signingConsent';

export const accountPaths = officePaths('accounts');

export const accountName = v.object({
  id: v.number(),
  /** The person's full name, or the username if there is none. */
  name: v.string(),
});
export type AccountName = v.InferOutput<typeof accountName>;

/** Only an admin and the account itself get `signing_consent`. */
export const accountRecord = v.object({
  ...accountName.entries,
  signing_consent: v.nullable(signingConsent),
});
export type AccountRecord = v.InferOutput<typeof accountRecord>;

export const accountQuery = listQuery({
  sorts: ['name'],
  sort: 'name',
  order: 'asc',
  filters: { search: filters.search },
});
export type AccountQuery = v.InferOutput<typeof accountQuery>;
export const accountListResponse = listResponse(accountName);
