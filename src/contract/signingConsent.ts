import * as v from 'valibot';

/**
 * The texts with which a person agrees to sign electronically (49 CFR 390.32), before the account's
 * first signature. A version is a text's position in this list, from 1. A changed text is added at
 * the end, and every account is asked again.
 */
const texts = [
  'I agree to sign electronically. What I certify or defer with this account has my signature.',
] as const;

export const consentVersion = texts.length;
export const consentText = texts[consentVersion - 1] ?? '';

/** A version of the text, and the time at which an account agreed to it. */
export const signingConsent = v.object({ version: v.number(), at: v.string() });
export type SigningConsent = v.InferOutput<typeof signingConsent>;
