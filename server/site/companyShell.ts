import { getAppIconUrl } from '@/contract/appIcon';
import { inOrder, isDemonstrationCompany, type PublicCompany } from '@/contract/company';
import { isPhone, phoneLink } from '@/contract/phoneLink';
import type { PublicSettings } from '@/contract/settings';
import type { SiteFacts } from '../domain/company/CompanyCache';
import type { Services } from '../domain/Services';
import { getPublicSettings, type ServerSettings } from '../platform/settings/settings';
import type { CurrentShell } from './pages';
import { withSettings } from './shell';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);

/** Adds the office's choices to the pages' settings. Leaves out the defaults. */
function withFacts(
  settings: PublicSettings,
  { company, timeZone, hasDemonstration: demonstration, hiddenSections, ...site }: SiteFacts,
): PublicSettings {
  return {
    ...settings,
    timeZone,
    demonstration,
    ...(isDemonstrationCompany(company) ? {} : { company: inOrder(company) }),
    ...(hiddenSections.length > 0 ? { hiddenSections } : {}),
    ...(site.hasPrivacy ? { privacy: true } : {}),
    ...(site.isOpen ? {} : { openingSoon: true }),
  };
}

function withIcons(html: string, company: PublicCompany): string {
  return html
    .replace(
      /<link rel="icon"[^<>]*>/,
      `<link rel="icon" href="${getAppIconUrl(company, 48)}" type="image/png">`,
    )
    .replace('/media/apple-touch-icon.png', getAppIconUrl(company, 180));
}

/** Ends the sentence that tells visitors what to do if the page's scripts do not start. */
const orCall = (phone: string) =>
  !isPhone(phone) ? '' : `, or call <a href="${phoneLink(phone)}">${escaped(phone)}</a>`;

function shellFor(built: string, settings: PublicSettings, phone: string): string {
  const { company } = settings;
  const html = withSettings(built, settings).replace('<!--carrier-phone-->', () => orCall(phone));
  if (!company) return html;
  return withIcons(html, company).replace(
    /<title>Linehaul( office)?<\/title>/,
    (_title, office: string | undefined) =>
      `<title>${escaped(company.name)}${office ?? ''}</title>`,
  );
}

/** Returns a function that adapts the built page again whenever the site's facts have changed. */
export function currentShells(
  built: string,
  serverSettings: ServerSettings,
  api: Services | null,
): CurrentShell {
  const own = getPublicSettings(serverSettings);
  if (!api) {
    const shell = { settings: own, html: shellFor(built, own, '') };
    return async () => shell;
  }
  let last: { facts: SiteFacts; html: string; settings: PublicSettings } | null = null;
  return async () => {
    const facts = await api.company.forPages();
    if (last?.facts === facts) return last;
    const settings = withFacts(own, facts);
    last = { facts, settings, html: shellFor(built, settings, facts.phone) };
    return last;
  };
}
