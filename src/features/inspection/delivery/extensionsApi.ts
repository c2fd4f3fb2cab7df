import { withId } from '@/contract/calls';
import { responseSchema } from '@/api/responseSchema';
import {
  driverDefect,
  extensionPaths,
  ownReport,
  ownReportsResponse,
  reviewResponse,
  type DriverDefect,
  type OwnReport,
} from '@/contract/extensions';
import type { ReviewRequest } from '@/contract/extensionRequests';
import type { ReportRow } from '@/contract/records';
import type { Owned } from './extensionReads';
import { bearer, queriesApi } from './extensions';

const timeout = 20_000;

export const extensionsApi = queriesApi.injectEndpoints({
  endpoints: (build) => ({
    /** Takes back the driver's own 'Not fixed'. Even a rejected call causes another fetch of the previous reports. */
    takeBack: build.mutation<DriverDefect, Pick<DriverDefect, 'id' | 'version'>>({
      query: ({ id, version }) => ({
        url: withId(extensionPaths.takeBack, id),
        method: 'POST',
        body: { version },
        timeout,
      }),
      extraOptions: bearer,
      responseSchema: responseSchema(driverDefect),
      invalidatesTags: ['PreviousReports'],
    }),
    /** Records who repaired a defect. */
    noteRepair: build.mutation<DriverDefect, { id: number; repaired_by: string }>({
      query: ({ id, repaired_by }) => ({
        url: withId(extensionPaths.repairedBy, id),
        method: 'POST',
        body: { repaired_by },
        timeout,
      }),
      extraOptions: bearer,
      responseSchema: responseSchema(driverDefect),
      invalidatesTags: ['PreviousReports'],
    }),
    storeReview: build.mutation<unknown, ReviewRequest>({
      query: (body) => ({ url: extensionPaths.reviews, method: 'POST', body, timeout }),
      extraOptions: { ...bearer, ownResponse: reviewResponse },
      // The review may have reopened a defect.
      invalidatesTags: (_result, error) => (error ? [] : ['PreviousReports']),
    }),
    ownReports: build.query<{ data: ReportRow[]; total: number }, Owned & { page: number }>({
      query: ({ page }) => ({ url: `${extensionPaths.reports}?page=${page}`, timeout }),
      extraOptions: bearer,
      responseSchema: responseSchema(ownReportsResponse),
    }),
    ownReport: build.query<OwnReport, Owned & { id: number }>({
      query: ({ id }) => ({ url: withId(extensionPaths.report, id), timeout }),
      extraOptions: bearer,
      responseSchema: responseSchema(ownReport),
    }),
  }),
});
