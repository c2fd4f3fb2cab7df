import * as v from 'valibot';
import { isColor } from '../accent';
import { publicCompany } from '../company';
import { defaultExemptItems, exemptItems, exemptItemsRequest } from '../holds';
import { longestMatched, requiredText, stopAtFirst } from '../fields';
import { isTimeZone } from '../timeZone';
import { officeLimits } from './limits';
import { validation } from '../messages/validation';
import { picture } from './content/fields';
import { version } from './lists';

export const defaultMaxDeferralDays = 90;

export const companyPath = '/api/office/company/';

export const company = v.object({
  ...publicCompany.entries,
  max_deferral_days: v.optional(v.number(), defaultMaxDeferralDays),
  /** Items that are no defect of 49 CFR 396.11 here. One that needs repair holds its vehicle all the same. */
  exempt_items: v.optional(exemptItems, [...defaultExemptItems]),
  /** An IANA time zone; null for the setting TIME_ZONE. */
  time_zone: v.optional(v.nullable(v.string()), null),
  version: v.number(),
});
export type Company = v.InferOutput<typeof company>;

export const companyResponse = v.object({
  ...company.entries,
  /** The setting TIME_ZONE. Absent in earlier versions. */
  default_time_zone: v.optional(v.nullable(v.string()), null),
});
export type CompanyResponse = v.InferOutput<typeof companyResponse>;

function optionalText(label: string, limit: number) {
  return v.pipe(v.string(), v.trim(), v.maxLength(limit, validation.atMost(label, limit)));
}

/** A DOT or MC number as people write it: 'MC-271828' or 'USDOT 1234567'. Only the digits are stored. */
function registration(label: string, prefix: RegExp) {
  const tooLong = validation.atMost(label, officeLimits.registration);
  return stopAtFirst(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(longestMatched, tooLong),
      v.transform((text) => text.replace(prefix, '')),
      v.maxLength(officeLimits.registration, tooLong),
      v.regex(/^\d*$/, `${label} must contain only digits`),
    ),
  );
}

/** Any color is valid, because the site shows a readable shade of it. */
const accent = v.nullable(
  stopAtFirst(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(7, 'Must be a color like #FFAE1A'),
      v.toUpperCase(),
      v.check(isColor, 'Must be a color like #FFAE1A'),
    ),
  ),
);

const logo = v.pipe(
  picture('Logo').schema,
  v.transform((address) => (typeof address === 'string' ? address : null)),
);

export const companyChange = v.object({
  version,
  name: stopAtFirst(requiredText('Name', officeLimits.companyName)),
  tagline: optionalText('Tagline', officeLimits.contentTitle),
  description: optionalText('Description', officeLimits.companyDescription),
  logo_light: logo,
  logo_dark: logo,
  accent,
  dot_number: registration('DOT number', /^(?:US[ -]?)?DOT[\s#:.-]*/i),
  mc_number: registration('MC number', /^MC[\s#:.-]*/i),
  /** If absent, the stored value stays. */
  max_deferral_days: v.optional(
    v.pipe(
      v.number('Must be a number of days'),
      v.integer('Must be a whole number of days'),
      v.minValue(1, 'Must be at least 1 day'),
      v.maxValue(365, 'Must be at most 365 days'),
    ),
  ),
  /** If absent, the stored value stays. */
  exempt_items: v.optional(exemptItemsRequest),
  /** If absent, the stored value stays. */
  time_zone: v.optional(
    v.nullable(
      v.pipe(v.string(), v.check(isTimeZone, 'Must be a time zone, such as America/Chicago')),
    ),
  ),
  /** Ignored. Open pages of earlier builds still send this field. */
  phone_signatures: v.optional(v.boolean()),
  /** Ignored. Lets a client change a response and send it back. */
  default_time_zone: v.optional(v.nullable(v.string())),
});
export type CompanyChange = v.InferOutput<typeof companyChange>;
