import { appIconOf } from '@/contract/appIcon';
import { demonstrationCompany, inOrder, isDemonstrationCompany } from '@/contract/company';
import type { PublicCompany } from '@/contract/company';
import type { PublicSettings } from '@/contract/settings';
import type { Services } from '../domain/Services';
import { publicSettingsOf } from '../platform/settings/settings';
import type { ServerSettings } from '../platform/settings/settings';
import type { CurrentShell } from './pages';
import { withSettings } from './shell';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);

/** The settings of the pages, with the company unless it is the demonstration's. */
function withCompany(settings: PublicSettings, company: PublicCompany): PublicSettings {
  return isDemonstrationCompany(company) ? settings : { ...settings, company: inOrder(company) };
}

/** Puts the company's icons in place of the demonstration's. */
function withIcons(html: string, company: PublicCompany): string {
  return html
    .replace(
      /<link rel="icon"[^<>]*>/,
      `<link rel="icon" href="${appIconOf(company, 48)}" type="image/png">`,
    )
    .replace('/media/apple-touch-icon.png', appIconOf(company, 180));
}

/** Adapts a built page to this company, with its settings, its name in the title, and its icons. */
function shellFor(built: string, settings: PublicSettings): string {
  const { company } = settings;
  const html = withSettings(built, settings);
  if (!company) return html;
  return withIcons(html, company).replace(
    /<title>Linehaul( office)?<\/title>/,
    (_title, office: string | undefined) =>
      `<title>${escaped(company.name)}${office ?? ''}</title>`,
  );
}

/** Makes a built page again whenever the company changes. */
export function currentShells(
  built: string,
  serverSettings: ServerSettings,
  api: Services | null,
): CurrentShell {
  const unnamed = publicSettingsOf(serverSettings);
  let last: { company: PublicCompany; html: string; settings: PublicSettings } | null = null;
  return async () => {
    const company = api ? await api.company.current() : demonstrationCompany;
    if (last?.company === company) return last;
    const demonstration = (await api?.company.hasDemonstration()) ?? false;
    const settings = withCompany({ ...unnamed, demonstration }, company);
    last = { company, settings, html: shellFor(built, settings) };
    return last;
  };
}
