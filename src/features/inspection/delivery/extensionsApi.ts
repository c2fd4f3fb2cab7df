import { withId } from '@/contract/calls';
import { responseSchema } from '@/api/responseSchema';
import {
  driverDefect,
  extensionPaths,
  ownReport,
  ownReportState,
  ownReportsResponse,
  reviewResponse,
  type DriverDefect,
  type OwnReport,
  type OwnReportState,
} from '@/contract/extensions';
import type { AgentCertifyRequest, ReviewRequest } from '@/contract/extensionRequests';
import type { ReportRow } from '@/contract/records';
import type { Id } from '@/contract/responses';
import type { Owned } from './extensionReads';
import { bearer, queriesApi } from './extensions';

/** In ms. Only for calls that no job repeats; those of a job have `growingTimeout.ts`. */
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
    /** Certifies a defect as the carrier's agent. A rejection may be news of the defect. */
    certifyDefect: build.mutation<unknown, AgentCertifyRequest & { id: number }>({
      query: ({ id, ...body }) => ({
        url: withId(extensionPaths.certify, id),
        method: 'POST',
        body,
      }),
      extraOptions: { ...bearer, ownResponse: driverDefect },
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
      query: (body) => ({ url: extensionPaths.reviews, method: 'POST', body }),
      extraOptions: { ...bearer, ownResponse: reviewResponse },
      // The review may have reopened a defect.
      invalidatesTags: (_result, error) => (error ? [] : ['PreviousReports']),
    }),
    ownReports: build.query<{ data: ReportRow[]; total: number }, Owned & { page: number }>({
      query: ({ page }) => ({ url: `${extensionPaths.reports}?page=${page}`, timeout }),
      extraOptions: bearer,
      responseSchema: responseSchema(ownReportsResponse),
    }),
    /** The state of one of the driver's reports, by its id or its create key. */
    ownReportState: build.query<OwnReportState, Owned & { reference: Id }>({
      query: ({ reference }) => ({ url: withId(extensionPaths.report, reference) }),
      extraOptions: bearer,
      responseSchema: responseSchema(ownReportState),
    }),
    ownReport: build.query<OwnReport, Owned & { id: number }>({
      query: ({ id }) => ({ url: withId(extensionPaths.report, id), timeout }),
      extraOptions: bearer,
      responseSchema: responseSchema(ownReport),
    }),
  }),
});
