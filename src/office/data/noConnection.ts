import { HttpError } from 'react-admin';
import { stateTexts } from '@/contract/messages/states';

/** The messages of calls that reached no server. */
export const noConnectionTexts = {
  unreachable: 'No connection. Please try again.',
  unavailable: stateTexts.unavailable,
} as const;

/** The message of an error if its call reached no server; '' for another one. */
export function noConnectionOf(error: unknown): string {
  const texts: readonly string[] = Object.values(noConnectionTexts);
  return error instanceof HttpError && texts.includes(error.message) ? error.message : '';
}
