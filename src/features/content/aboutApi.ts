import { api } from '@/api/api';
import {
  aboutContent,
  homeFiles,
  privacyContent,
  type AboutContent,
  type HomeFiles,
} from '@/contract/about';
import { calls } from '@/contract/calls';
import type { SafeHtml } from '@/components/RichText/safeHtml';
import { contentCall, eachPrepared } from './contentCall';

export type AboutTexts = Record<keyof AboutContent, SafeHtml>;

export const aboutApi = api.injectEndpoints({
  endpoints: (build) => ({
    about: build.query<AboutTexts, void>(
      contentCall(calls.about, aboutContent, (about, prepare) =>
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
    ),
    privacy: build.query<{ privacy_text: SafeHtml }, void>(
      contentCall(calls.privacy, privacyContent, (page, prepare) =>
        prepare(page, { rich: ['privacy_text'] }),
      ),
    ),
    homeFiles: build.query<HomeFiles, void>(
      contentCall(calls.homeFiles, homeFiles, eachPrepared({ media: ['file'] })),
    ),
  }),
});

export const { useAboutQuery, useHomeFilesQuery, usePrivacyQuery } = aboutApi;
