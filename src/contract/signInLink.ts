import * as v from 'valibot';
import { maxText } from './fields';
import { limits } from './limits';
import { fieldMessages } from './messages/fields';
import { routes } from './routes';

/** Precedes the token in the fragment of /login. A browser never sends the fragment to a server. */
const linkPrefix = '#link=';

/** A token is 32 random bytes in base64url (RFC 4648, section 5). */
const tokenLength = 43;

export const signInAddress = (origin: string, token: string): string =>
  `${origin}${routes.login}${linkPrefix}${token}`;

/**
 * The token in an address's fragment; null if there is none. People paste links with a period, a bracket or a space
 * behind them, so only the first characters of a token's alphabet count.
 */
export function tokenIn(hash: string): string | null {
  const text = hash.startsWith(linkPrefix) ? hash.slice(linkPrefix.length) : '';
  return /^[\w-]+/.exec(text.slice(0, tokenLength))?.[0] ?? null;
}

/** A token has 43 characters, so the limit is ample. */
const token = v.pipe(v.string(), v.nonEmpty(fieldMessages.blank), maxText(200));

/** Body of POST sign-in-link. The token is not part of the address, because servers log addresses. */
export const linkRequest = v.object({ token });

export const linkStates = ['open', 'used', 'expired', 'revoked', 'unknown'] as const;
export type LinkState = (typeof linkStates)[number];

export const linkResponse = v.object({
  state: v.picklist(linkStates),
  /** When an open link expires, or when a used, expired or revoked link ended; null for an unknown link. */
  at: v.nullable(v.string()),
  /** The username and the person's name; '' unless the link is open. */
  username: v.string(),
  name: v.string(),
  /** The carrier's phone number; '' if there is none. */
  phone: v.string(),
});
export type LinkResponse = v.InferOutput<typeof linkResponse>;

/** Body of POST choose-password. The response is that of POST login. */
export const choosePasswordRequest = v.object({ token, new_password: v.string() });
export type ChoosePasswordRequest = v.InferOutput<typeof choosePasswordRequest>;

/** Body of POST email-link. `login` is a username or an account's email address. */
export const emailLinkRequest = v.object({
  login: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Enter your login or email address.'),
    v.maxLength(limits.email, `Enter at most ${limits.email} characters.`),
  ),
});
export type EmailLinkRequest = v.InferOutput<typeof emailLinkRequest>;

/** The message for every login, so that it does not reveal whether an account exists. */
export const emailLinkSent =
  'If an account has this login and an email address, a link is on its way. It works once, for an hour.';
