import { api } from '@/api/api';
import { aboutContent, homeFiles } from '@/contract/about';
import type { AboutContent, HomeFiles } from '@/contract/about';
import { calls } from '@/contract/calls';
import type { SafeHtml } from '@/components/RichText/safeHtml';
import { contentQuery, eachPrepared } from './contentQuery';

export type AboutTexts = Record<keyof AboutContent, SafeHtml>;

/** The texts and the film of home. */
export const aboutApi = api.injectEndpoints({
  endpoints: (build) => ({
    about: build.query<AboutTexts, void>({
      queryFn: contentQuery(calls.about, aboutContent, (about, prepare) =>
        prepare(about, {
          rich: [
            'services_text',
            'comments_text',
            'companies_text',
            'driver_and_shipper_text',
            'home_title_text',
            'reliable_solution_text',
          ],
        }),
      ),
    }),
    homeFiles: build.query<HomeFiles, void>({
      queryFn: contentQuery(calls.homeFiles, homeFiles, eachPrepared({ media: ['file'] })),
    }),
  }),
});

export const { useAboutQuery, useHomeFilesQuery } = aboutApi;
