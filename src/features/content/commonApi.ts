import { api } from '@/api/api';
import { calls } from '@/contract/calls';
import {
  companies,
  howWorking,
  locations,
  locationsText,
  opportunities,
  reasons,
  reliableSolutions,
  services,
} from '@/contract/common';
import type {
  Card,
  Company,
  Feature,
  Location,
  LocationsText,
  Opportunity,
  Reasons,
  ReliableSolution,
} from '@/contract/common';
import { contentQuery, eachPrepared } from './contentQuery';
import type { Prepared } from './contentQuery';

/** Lists of the carrier whose descriptions may be rich text. */
export type RichFeature = Prepared<Feature, 'description'>;
export type RichCard = Prepared<Card, 'description'>;
export type RichOpportunity = Prepared<Opportunity, 'description'>;
export type RichCompany = Prepared<Company, 'description'>;
export type RichSolution = Prepared<ReliableSolution, 'description'>;
export type RichLocation = Prepared<Location, 'description'>;
export type RichLocationsText = Prepared<LocationsText, 'description'>;
export type RichReasons = Omit<Reasons, 'drivers' | 'shippers'> & {
  drivers: RichFeature[];
  shippers: RichFeature[];
};

const richDescriptions = eachPrepared<Feature, 'description'>({ rich: ['description'] });

const cards = eachPrepared<Card, 'description', 'logo'>({
  rich: ['description'],
  media: ['logo'],
});

/** The lists under /api/common/. */
export const commonApi = api.injectEndpoints({
  endpoints: (build) => ({
    reasons: build.query<RichReasons, void>({
      queryFn: contentQuery(calls.reasons, reasons, async (answer, prepare) => ({
        ...answer,
        drivers: await richDescriptions(answer.drivers, prepare),
        shippers: await richDescriptions(answer.shippers, prepare),
        files: await eachPrepared<{ file: string | null }, never, 'file'>({ media: ['file'] })(
          answer.files,
          prepare,
        ),
      })),
    }),
    opportunities: build.query<RichOpportunity[], void>({
      queryFn: contentQuery(
        calls.opportunities,
        opportunities,
        eachPrepared({ rich: ['description'], media: ['logo'] }),
      ),
    }),
    howWorking: build.query<RichCard[], void>({
      queryFn: contentQuery(calls.howWorking, howWorking, cards),
    }),
    services: build.query<RichCard[], void>({
      queryFn: contentQuery(calls.services, services, cards),
    }),
    companies: build.query<RichCompany[], void>({
      queryFn: contentQuery(
        calls.companies,
        companies,
        eachPrepared({ rich: ['description'], media: ['image'] }),
      ),
    }),
    reliableSolutions: build.query<RichSolution[], void>({
      queryFn: contentQuery(
        calls.reliableSolutions,
        reliableSolutions,
        eachPrepared({ rich: ['description'] }),
      ),
    }),
    locations: build.query<RichLocation[], void>({
      queryFn: contentQuery(calls.locations, locations, eachPrepared({ rich: ['description'] })),
    }),
    locationsText: build.query<RichLocationsText, void>({
      queryFn: contentQuery(calls.locationsText, locationsText, (text, prepare) =>
        prepare(text, { rich: ['description'] }),
      ),
    }),
  }),
});

export const {
  useReasonsQuery,
  useOpportunitiesQuery,
  useHowWorkingQuery,
  useServicesQuery,
  useCompaniesQuery,
  useReliableSolutionsQuery,
  useLocationsQuery,
  useLocationsTextQuery,
} = commonApi;
