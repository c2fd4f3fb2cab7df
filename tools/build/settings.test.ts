import { companyNamed } from '@/contract/company';
import { defaultSettings } from '@/contract/settings';
import { withSettings } from '../../server/site/shell';
import { settingsFromEnvironment } from './settings';

const settings = { ...defaultSettings, apiHost: 'https://api.example.com' };

describe('the settings baked into the page', () => {
  it("the settings in the page are the defaults, with the product's name and no sentence, if the environment sets none", () => {
    const company = expect.objectContaining({ name: 'Linehaul', tagline: '', description: '' });
    expect(settingsFromEnvironment({})).toEqual({ ...defaultSettings, company });
  });

  it('the settings in the page come from the environment, without the trailing slash of a host', () => {
    const environment = {
      API_HOST: 'https://api.example.com/',
      COMPANY_NAME: 'North Road Freight',
      RECAPTCHA_SITE_KEY: 'key',
      MAP_TILE_URL: 'https://tiles.example.com/{z}/{x}/{y}.png?key=1',
      PUBLIC_URL: 'https://www.example.com/',
    };
    expect(settingsFromEnvironment(environment)).toEqual({
      apiHost: 'https://api.example.com',
      recaptchaSiteKey: 'key',
      mapTileUrl: 'https://tiles.example.com/{z}/{x}/{y}.png?key=1',
      publicUrl: 'https://www.example.com',
      company: companyNamed('North Road Freight'),
      fleet: false,
      emailLinks: false,
      demonstration: false,
    });
  });

  it('the settings in the page replace the content of an existing settings element', () => {
    const html = '<head><script type="application/json" id="settings">{"old":1}</script></head>';
    expect(withSettings(html, settings)).toBe(
      `<head><script type="application/json" id="settings">${JSON.stringify(settings)}</script></head>`,
    );
  });

  it('a page without a settings element gets one', () => {
    expect(withSettings('<head></head>', settings)).toContain(
      '"apiHost":"https://api.example.com"',
    );
  });

  it("a setting's value with a closing script tag does not close the page's settings element", () => {
    const html = withSettings('<head></head>', { ...settings, apiHost: '</script><b>' });
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });
});
