import * as v from 'valibot';

/**
 * The texts with which a person agrees to sign electronically before their first signature (49 CFR 390.32). A version
 * is a text's position, from 1. Append a changed text; every account is then asked again.
 */
const texts = [
  'I agree to sign electronically. What I certify or defer with this account has my signature.',
] as const;

export const consentVersion = texts.length;
export const consentText = texts[consentVersion - 1] ?? '';

export const signingConsent = v.object({ version: v.number(), at: v.string() });
export type SigningConsent = v.InferOutput<typeof signingConsent>;
