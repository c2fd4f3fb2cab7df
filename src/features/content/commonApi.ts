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
  type Card,
  type Company,
  type Feature,
  type Location,
  type LocationsText,
  type Opportunity,
  type Reasons,
  type ReliableSolution,
} from '@/contract/common';
import { contentCall, eachPrepared, type Prepared } from './contentCall';

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

export const commonApi = api.injectEndpoints({
  endpoints: (build) => ({
    reasons: build.query<RichReasons, void>(
      contentCall(calls.reasons, reasons, async (response, prepare) => ({
        ...response,
        drivers: await richDescriptions(response.drivers, prepare),
        shippers: await richDescriptions(response.shippers, prepare),
        files: await eachPrepared<{ file: string | null }, never, 'file'>({ media: ['file'] })(
          response.files,
          prepare,
        ),
      })),
    ),
    opportunities: build.query<RichOpportunity[], void>(
      contentCall(
        calls.opportunities,
        opportunities,
        eachPrepared({ rich: ['description'], media: ['logo'] }),
      ),
    ),
    howWorking: build.query<RichCard[], void>(contentCall(calls.howWorking, howWorking, cards)),
    services: build.query<RichCard[], void>(contentCall(calls.services, services, cards)),
    companies: build.query<RichCompany[], void>(
      contentCall(
        calls.companies,
        companies,
        eachPrepared({ rich: ['description'], media: ['image'] }),
      ),
    ),
    reliableSolutions: build.query<RichSolution[], void>(
      contentCall(
        calls.reliableSolutions,
        reliableSolutions,
        eachPrepared({ rich: ['description'] }),
      ),
    ),
    locations: build.query<RichLocation[], void>(
      contentCall(calls.locations, locations, eachPrepared({ rich: ['description'] })),
    ),
    locationsText: build.query<RichLocationsText, void>(
      contentCall(calls.locationsText, locationsText, (text, prepare) =>
        prepare(text, { rich: ['description'] }),
      ),
    ),
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
