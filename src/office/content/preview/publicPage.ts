import { incompletePage } from '@/contract/office/content/calls';
import type { SectionName, SitePageName } from '@/contract/office/content/sections';

export interface RenderedSection {
  styles: string;
  /** Null if the site does not show the section. */
  html: string | null;
}

/** Home shows only one of these two sections at a time, so each is previewed on another page. */
const ownPages: Partial<Record<SectionName, SitePageName>> = {
  'driver-features': 'drivers',
  'shipper-features': 'shippers',
};

/** The public page on which the office previews a section; null if no public page contains it. */
export function getPreviewPage(name: SectionName, page: SitePageName): SitePageName | null {
  return name === 'support' ? null : (ownPages[name] ?? page);
}

/** Loads a public page without the account's cookies, as a visitor would. */
export async function loadPublicPage(address: string): Promise<Document> {
  const response = await fetch(address, { credentials: 'omit' });
  if (!response.ok) throw new Error('The page could not be loaded.');
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  // After a failed render the server sends the page without its content, which the browser would render.
  if (!page.querySelector('#root > *')) throw new Error('The page could not be rendered.');
  return page;
}

/** Extracts a section from a public page, without its videos. Throws if its call may have failed. */
export function sectionIn(page: Document, name: SectionName): RenderedSection {
  const styles = [...page.querySelectorAll('style')].map(({ outerHTML }) => outerHTML).join('');
  const section = page.querySelector(`[data-section="${name}"]`);
  if (!section && page.querySelector(`meta[name="${incompletePage}"]`)) {
    throw new Error('The section could not be rendered.');
  }
  section?.querySelectorAll('video').forEach((film) => film.remove());
  return { styles, html: section?.outerHTML ?? null };
}
