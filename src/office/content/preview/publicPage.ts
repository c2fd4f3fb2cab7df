import type { SectionName, SitePageName } from '@/contract/office/content/sections';

/** A section of the public site as rendered by the server, without its scripts. */
export interface RenderedSection {
  /** The page's `<style>` elements. */
  styles: string;
  /** The section's element; null while the site does not show it. */
  html: string | null;
}

/** On Home, these two share one place, where only one of them is visible. */
const ownPages: Partial<Record<SectionName, SitePageName>> = {
  'driver-features': 'drivers',
  'shipper-features': 'shippers',
};

/** The public page on which the office previews a section; null if no public page has the section. */
export function pageOf(name: SectionName, page: SitePageName): SitePageName | null {
  return name === 'support' ? null : (ownPages[name] ?? page);
}

/**
 * Loads a public page as visitors get it. The office shows parts of it in frames that run no
 * scripts. Throws if the page cannot be loaded.
 */
export async function loadPublicPage(address: string): Promise<Document> {
  const response = await fetch(address, { credentials: 'omit' });
  if (!response.ok) throw new Error('The page could not be loaded.');
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** A section of a public page. Videos are removed, so that their posters remain. */
export function sectionIn(page: Document, name: SectionName): RenderedSection {
  const styles = [...page.querySelectorAll('style')].map(({ outerHTML }) => outerHTML).join('');
  const section = page.querySelector(`[data-section="${name}"]`);
  section?.querySelectorAll('video').forEach((film) => film.remove());
  return { styles, html: section?.outerHTML ?? null };
}
