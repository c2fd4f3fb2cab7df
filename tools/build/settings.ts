import { companyNamed } from '@/contract/company';
import { defaultSettings, toMapTileUrl, type PublicSettings } from '@/contract/settings';

/**
 * The settings that a build writes into `index.html`, so that `dist/site` also works as static files. Linehaul's own
 * server replaces them at run time.
 */
export function settingsFromEnvironment(environment: NodeJS.ProcessEnv): PublicSettings {
  return {
    apiHost: (environment.API_HOST ?? defaultSettings.apiHost).replace(/\/+$/, ''),
    recaptchaSiteKey: environment.RECAPTCHA_SITE_KEY ?? defaultSettings.recaptchaSiteKey,
    mapTileUrl: toMapTileUrl(environment.MAP_TILE_URL ?? ''),
    publicUrl: (environment.PUBLIC_URL ?? defaultSettings.publicUrl).replace(/\/+$/, ''),
    company: companyNamed(environment.COMPANY_NAME ?? ''),
    fleet: false,
    emailLinks: false,
    demonstration: false,
  };
}
