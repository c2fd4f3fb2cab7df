import { useMemo } from 'react';
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
import { contentOf } from '../sectionErrors';
import { loadPublicPage, sectionIn } from './publicPage';

/** The query key of all previewed public pages, which a save invalidates. */
export const publicPagesKey = ['public-page'] as const;

interface SectionOf {
  page: SitePageName;
  name: SectionName;
  /** Content to show instead of the stored content. It must be valid. */
  draft?: SectionContent | null;
}

/**
 * A section of a public page, as stored or with a draft. The hook returns the previous result until the
 * next one has arrived.
 */
export function usePublicSection({ page, name, draft = null }: SectionOf) {
  const calls = useOfficeCalls();
  const { path } = sitePages[page];
  const { isOpen } = useSiteOpening();

  /** For a site that is not open yet, because its public pages have no sections. */
  async function readStored() {
    const { content } = await calls.read(withId(contentPaths.record, name), sectionRecord);
    return contentOf(name, content);
  }

  async function load() {
    const shown = draft ?? (isOpen ? null : await readStored());
    if (shown === null) return loadPublicPage(path);
    const url = withId(contentPaths.preview, name);
    const body = { page, ...shown };
    const { address } = await calls.send('POST', url, { body, response: previewResponse });
    return loadPublicPage(address);
  }
  const { data, isError } = useQuery({
    queryKey: [...publicPagesKey, path, draft && { name, draft }],
    queryFn: load,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    // Not cached, because a draft's address opens once, and the same content is unlikely to be
    // typed again.
    ...(draft && { gcTime: 0 }),
  });
  const section = useMemo(() => data && sectionIn(data, name), [data, name]);
  return { section, isError };
}
