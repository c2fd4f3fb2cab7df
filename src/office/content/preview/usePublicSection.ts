import { useCallback } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { withId } from '@/contract/calls';
import {
  contentPaths,
  previewResponse,
  sectionRecord,
  type SectionContent,
} from '@/contract/office/content/calls';
import { sitePages, type SectionName, type SitePageName } from '@/contract/office/content/sections';
import { useSiteOpening } from '../../setup/siteOpening';
import { useOfficeCalls } from '../../useOfficeCalls';
import { toSectionContent } from '../sectionErrors';
import { loadPublicPage, sectionIn } from './publicPage';

/** The start of the query key of every previewed public page. */
export const publicPagesKey = ['public-page'] as const;

interface SectionOf {
  page: SitePageName;
  name: SectionName;
  /** Valid content to show in place of the stored content. */
  draft?: SectionContent | null;
}

/**
 * Returns a section of a public page, with the stored content or a draft. While the next result loads, returns the
 * previous one.
 */
export function usePublicSection({ page, name, draft = null }: SectionOf) {
  const calls = useOfficeCalls();
  const { path } = sitePages[page];
  const { isOpen } = useSiteOpening();

  /** The public pages have no sections while the site is not open. */
  async function readStored() {
    const { content } = await calls.read(withId(contentPaths.record, name), sectionRecord);
    return toSectionContent(name, content);
  }

  async function load() {
    const shown = draft ?? (isOpen ? null : await readStored());
    if (shown === null) return loadPublicPage(path);
    const url = withId(contentPaths.preview, name);
    const body = { page, ...shown };
    const { address } = await calls.send('POST', url, { body, response: previewResponse });
    return loadPublicPage(address);
  }
  const { data: section, isError } = useQuery({
    queryKey: [...publicPagesKey, path, draft && { name, draft }],
    queryFn: load,
    select: useCallback((loaded: Document) => sectionIn(loaded, name), [name]),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    // A draft's address opens only once, so its result is not cached.
    ...(draft && { gcTime: 0 }),
  });
  return { section, isError };
}
