import * as v from 'valibot';
import { demonstrationCompany, publicCompany, type PublicCompany } from './company';

/** The id of the page's JSON block with the settings. */
export const settingsElementId = 'settings';

/** Settings for the browser. The server sets them at run time, or the build sets them. */
export const publicSettings = v.object({
  /** Origin of the API without a trailing slash; empty for the page's own origin. */
  apiHost: v.string(),
  /** Empty if the captcha is off. */
  recaptchaSiteKey: v.string(),
  /** URL template of the map's tiles, with `{z}`, `{x}` and `{y}`. */
  mapTileUrl: v.string(),
  /** Origin of canonical links; empty if unknown. */
  publicUrl: v.string(),
  /** The carrier. Absent for the demonstration's carrier. */
  company: v.optional(publicCompany),
  /**
   * Whether the API is Linehaul's own backend, which extends the report. Otherwise, the page makes
   * no call that another backend may lack.
   */
  fleet: v.optional(v.boolean(), false),
  /** Whether the server emails a link to somebody who forgot their password. */
  emailLinks: v.optional(v.boolean(), false),
  /** The names of the sections that the office hides. Absent if it hides none. */
  hiddenSections: v.optional(v.array(v.string())),
  /** Whether there is a page with the carrier's privacy text. */
  privacy: v.optional(v.boolean()),
  /** Whether visitors see 'Opening soon' in place of the public pages. */
  openingSoon: v.optional(v.boolean()),
  /** The carrier's IANA time zone. Absent if this server has no office. */
  timeZone: v.optional(v.string()),
  /** Whether the fleet's records are fictitious (SEED=demo). */
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

/** What MAP_TILE_URL said by default while the server drew tiles on request. */
const formerMapTileUrl = '/tiles/{z}/{x}/{y}';

/** The template for MAP_TILE_URL. Empty, and as it was by default, it stands for the build's tiles. */
export function mapTileUrlOf(text: string): string {
  return text === '' || text === formerMapTileUrl ? defaultSettings.mapTileUrl : text;
}

/** The company whose site this is. */
export function companyOf({ company }: PublicSettings): PublicCompany {
  return company ?? demonstrationCompany;
}
