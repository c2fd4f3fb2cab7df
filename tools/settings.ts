import { defaultSettings, settingsElementId, type PublicSettings } from '../src/contract/settings';

/**
 * The settings that a build bakes into `index.html`, so that `dist/site` also works as plain static
 * files. Linehaul's own server puts its own settings in their place at run time.
 */
export function settingsFromEnvironment(environment: NodeJS.ProcessEnv): PublicSettings {
  return {
    apiHost: (environment.API_HOST ?? defaultSettings.apiHost).replace(/\/+$/, ''),
    recaptchaSiteKey: environment.RECAPTCHA_SITE_KEY ?? defaultSettings.recaptchaSiteKey,
    mapTileUrl: environment.MAP_TILE_URL || defaultSettings.mapTileUrl,
    publicUrl: (environment.PUBLIC_URL ?? defaultSettings.publicUrl).replace(/\/+$/, ''),
  };
}

/** Puts the settings into a page: into its settings element, or into a new one in the head. */
export function withSettings(html: string, settings: PublicSettings): string {
  // '<' is escaped, so that no setting can end the element.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  const element = `<script type="application/json" id="${settingsElementId}">${json}</script>`;
  const existing = new RegExp(`<script[^>]*id=["']?${settingsElementId}["']?[^>]*>[^]*?</script>`);
  if (existing.test(html)) return html.replace(existing, () => element);
  return html.replace('</head>', () => `${element}</head>`);
}
