import * as v from 'valibot';
import { limits } from './limits';
import { routes } from './routes';

/** The text before the token in the fragment of /login. Browsers send a fragment to no server. */
const linkPrefix = '#link=';

/** The address that opens the page on which somebody chooses their password. */
export const signInAddress = (origin: string, token: string): string =>
  `${origin}${routes.login}${linkPrefix}${token}`;

/** The token in the fragment of an address; null if it has none. */
export const tokenIn = (hash: string): string | null =>
  hash.startsWith(linkPrefix) ? hash.slice(linkPrefix.length) : null;

/** The maximum length is ample, because a token has 43 characters. */
const token = v.pipe(v.string(), v.nonEmpty('This field may not be blank.'), v.maxLength(200));

/** Body of POST sign-in-link. The token is in the body, because addresses are logged. */
export const linkRequest = v.object({ token });

/** `unknown` is a link that is incomplete, or older than a month. */
export const linkStates = ['open', 'used', 'expired', 'revoked', 'unknown'] as const;
export type LinkState = (typeof linkStates)[number];

export const linkResponse = v.object({
  state: v.picklist(linkStates),
  /** The time at which an open link expires or another link ended; null for an unknown link. */
  at: v.nullable(v.string()),
  /** The login and the person's name of an open link's account; '' for other links. */
  username: v.string(),
  name: v.string(),
  /** The carrier's phone number, for requesting another link; '' if the office has entered none. */
  phone: v.string(),
});
export type LinkResponse = v.InferOutput<typeof linkResponse>;

/**
 * Body of POST choose-password. The response is that of a login. The server has the password rules.
 */
export const choosePasswordRequest = v.object({ token, new_password: v.string() });
export type ChoosePasswordRequest = v.InferOutput<typeof choosePasswordRequest>;

/** Body of POST email-link, with a username or the account's email address. */
export const emailLinkRequest = v.object({
  login: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Enter your login or email address.'),
    v.maxLength(limits.email, `Enter at most ${limits.email} characters.`),
  ),
});
export type EmailLinkRequest = v.InferOutput<typeof emailLinkRequest>;

/** The response is the same for every login, whether or not an account exists. */
export const emailLinkSent =
  'If an account has this login and an email address, a link is on its way. It works once, for an hour.';
