import * as v from 'valibot';
import { instantDayText } from './dateText';

/**
 * The version of the text with which a person consents to sign electronically (49 CFR 390.32). The texts are in
 * `ConsentText.tsx`.
 */
export const consentVersion = 2;

/** The text's version, and when the person consented to it. */
export const signingConsent = v.object({ version: v.number(), at: v.string() });
export type SigningConsent = v.InferOutput<typeof signingConsent>;

/** The consent under which a record was signed; null if none was recorded. Absent in earlier versions. */
export const consentOfSignature = v.optional(v.nullable(signingConsent), null);

/** The consent of a signature in a record. By default, the time zone is this device's. */
export const consentText = (consent: SigningConsent | null, timeZone?: string) =>
  consent === null
    ? 'Consent not recorded'
    : `Consented to sign electronically ${instantDayText(consent.at, timeZone)}, text version ${consent.version}`;
