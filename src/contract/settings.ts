import * as v from 'valibot';

/** Id of the page's JSON block that brings the settings. */
export const settingsElementId = 'settings';

/** What the browser must know of the environment. Set by the server at run time, or by the build. */
export const publicSettings = v.object({
  /** Origin of the API without a trailing slash; empty means the page's own origin. */
  apiHost: v.string(),
  /** Empty means that the captcha is off. */
  recaptchaSiteKey: v.string(),
  /** Template with `{z}`, `{x}` and `{y}`. */
  mapTileUrl: v.string(),
  /** Origin of canonical links; empty means unknown. */
  publicUrl: v.string(),
});
export type PublicSettings = v.InferOutput<typeof publicSettings>;

export const defaultSettings: PublicSettings = {
  apiHost: '',
  recaptchaSiteKey: '',
  mapTileUrl: '/tiles/{z}/{x}/{y}',
  publicUrl: '',
};
