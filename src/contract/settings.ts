import * as v from 'valibot';
import { demonstrationCompany, publicCompany, type PublicCompany } from './company';

/** The id of the page's JSON block with settings. */
export const settingsElementId = 'settings';

export const publicSettings = v.object({
  /** The API's origin without a trailing slash; empty for the page's origin. */
  apiHost: v.string(),
  /** Empty if the captcha is off. */
  recaptchaSiteKey: v.string(),
  /** A URL template with `{z}`, `{x}` and `{y}`. */
  mapTileUrl: v.string(),
  /** The origin of canonical links; empty if it is unknown. */
  publicUrl: v.string(),
  /** Absent for the demonstration's company. */
  company: v.optional(publicCompany),
  /** Whether the API is Linehaul's own backend, which has the extensions. */
  fleet: v.optional(v.boolean(), false),
  /** Whether the server emails a sign-in link to a person who forgot their password. */
  emailLinks: v.optional(v.boolean(), false),
  hiddenSections: v.optional(v.array(v.string())),
  /** Whether the site has a page with the carrier's privacy text. */
  privacy: v.optional(v.boolean()),
  openingSoon: v.optional(v.boolean()),
  /** The carrier's IANA time zone. Absent if the server has no office. */
  timeZone: v.optional(v.string()),
  /** Whether the records are fictitious (SEED=demo). */
  demonstration: v.optional(v.boolean(), false),
});
export type PublicSettings = v.InferOutput<typeof publicSettings>;

export const defaultSettings: PublicSettings = {
  apiHost: '',
  recaptchaSiteKey: '',
  mapTileUrl: '/tiles/{z}/{x}/{y}.svg',
  publicUrl: '',
  fleet: false,
  emailLinks: false,
  demonstration: false,
};

/** The former default of MAP_TILE_URL, from when the server drew tiles on request. */
const formerMapTileUrl = '/tiles/{z}/{x}/{y}';

/** The template for the setting MAP_TILE_URL. An empty text and the former default both mean the build's tiles. */
export function toMapTileUrl(text: string): string {
  return text === '' || text === formerMapTileUrl ? defaultSettings.mapTileUrl : text;
}

export function getCompany({ company }: PublicSettings): PublicCompany {
  return company ?? demonstrationCompany;
}
