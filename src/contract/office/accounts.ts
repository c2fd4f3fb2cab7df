import * as v from 'valibot';
import { filters, listQuery, officePaths } from './lists';
import { listResponse } from './listResponse';
import { signingConsent } from '../signingConsent';

/**
 * The accounts that staff can choose from, by name. Admins can choose everybody, and other staff
 * can choose those who wrote reports. The accounts themselves are 'people'.
 */
export const accountPaths = officePaths('accounts');

export const accountName = v.object({
  id: v.number(),
  /** The full name, or the username if there is none. */
  name: v.string(),
});
export type AccountName = v.InferOutput<typeof accountName>;

/**
 * One account. It includes the consent to sign electronically if the account is the caller's own or
 * the caller is an admin.
 */
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
