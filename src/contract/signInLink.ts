import * as v from 'valibot';
import { limits } from './limits';
import { routes } from './routes';

/** Precedes the token in the fragment of /login. A browser never sends the fragment to a server. */
const linkPrefix = '#link=';

export const signInAddress = (origin: string, token: string): string =>
  `${origin}${routes.login}${linkPrefix}${token}`;

/** The token in an address's fragment; null if there is none. */
export const tokenIn = (hash: string): string | null =>
  hash.startsWith(linkPrefix) ? hash.slice(linkPrefix.length) : null;

/** A token has 43 characters, so the limit is ample. */
const token = v.pipe(v.string(), v.nonEmpty('This field may not be blank.'), v.maxLength(200));

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
