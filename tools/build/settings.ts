import { defaultSettings, mapTileUrlOf, type PublicSettings } from '@/contract/settings';

/**
 * The settings that a build bakes into `index.html`, so that `dist/site` also works as plain static
 * files. Linehaul's own server replaces them at run time; only then is it certain that the API has
 * the calls that extend the report.
 */
export function settingsFromEnvironment(environment: NodeJS.ProcessEnv): PublicSettings {
  return {
    apiHost: (environment.API_HOST ?? defaultSettings.apiHost).replace(/\/+$/, ''),
    recaptchaSiteKey: environment.RECAPTCHA_SITE_KEY ?? defaultSettings.recaptchaSiteKey,
    mapTileUrl: mapTileUrlOf(environment.MAP_TILE_URL ?? ''),
    publicUrl: (environment.PUBLIC_URL ?? defaultSettings.publicUrl).replace(/\/+$/, ''),
    fleet: false,
    emailLinks: false,
    demonstration: false,
  };
}
