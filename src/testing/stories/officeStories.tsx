import type { Decorator, Parameters, StoryContext } from '@storybook/react-webpack5';
import Paper from '@mui/material/Paper';
import { http, HttpResponse } from 'msw';
import {
  AdminContext,
  RecordContextProvider,
  TestMemoryRouter,
  type AuthProvider,
  type RaRecord,
} from 'react-admin';
import { Provider } from 'react-redux';
import * as v from 'valibot';
import { SettingsContext } from '@/api/useSettings';
import { defaultSettings } from '@/contract/settings';
import { sessionExpired } from '@/events/session';
import { createMemorySessionStorage } from '@/features/auth/session/sessionStorage';
import { withId } from '@/contract/calls';
import { extensionPaths } from '@/contract/extensions';
import { accountPaths } from '@/contract/office/accounts';
import { auditPaths } from '@/contract/office/audit';
import { browserErrorPaths } from '@/contract/office/browserErrors';
import { commentPaths } from '@/contract/office/comments';
import { companyPath } from '@/contract/office/company';
import { contentPaths } from '@/contract/office/content/calls';
import { defectPaths } from '@/contract/office/defects';
import { leadPaths } from '@/contract/office/leads';
import { mediaPaths } from '@/contract/office/media';
import { driverPaths } from '@/contract/office/drivers';
import { networkPath } from '@/contract/office/network';
import { openingPath } from '@/contract/office/opening';
import { peoplePaths } from '@/contract/office/people';
import { reportPaths } from '@/contract/office/reports';
import type { Role } from '@/contract/office/roles';
import { siteChecklistPath } from '@/contract/office/siteChecklist';
import { todayPath } from '@/contract/office/today';
import { vehiclePaths, type Vehicle } from '@/contract/office/vehicles';
import { createQueryClient } from '@/office/data/queryClient';
import { toHttpError, type Call } from '@/office/data/call';
import { createDataProvider } from '@/office/data/dataProvider';
import { DataState } from '@/office/layout/DataState';
import { i18nProvider } from '@/office/messages';
import { OfficePages } from '@/office/OfficePages';
import { SiteOpeningContext } from '@/office/setup/siteOpening';
import { makeOfficeStore } from '@/office/store';
import { officeTheme } from '@/office/theme';
import type { ColorScheme } from '@/theme/palette';
import * as defectStates from '../fixtures/defectStates';
import * as inbox from '../fixtures/inbox';
import * as records from '../fixtures/office';
import { defectPhotos, roadPicture } from '../fixtures/photos';
import * as contents from '../fixtures/officeContent';

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" /></svg>';

/** A story of the office has no outer router, because the office brings one. */
export const officeParameters: Parameters = {
  app: { route: null },
  layout: 'fullscreen',
  msw: [
    http.get('/app-icon/*', () =>
      HttpResponse.xml(icon, { headers: { 'Content-Type': 'image/svg+xml' } }),
    ),
  ],
};

type Responses = Readonly<Record<string, unknown>>;

const list = (data: readonly object[]) => ({ data, total: data.length });

const recordResponses = (path: string, rows: readonly { id: number }[]): Responses =>
  Object.fromEntries(rows.map((row) => [withId(path, row.id), row]));

const { openDefect, deferredDefect, repairedDefect, hank } = records;
const defects = [openDefect, deferredDefect, repairedDefect];
const { defectHistory, ...otherDefects } = defectStates;
const singleDefects = [...defects, ...Object.values(otherDefects)].map((defect) => ({
  ...defect,
  history: defectHistory,
}));

const ofReadiness = v.object({ readiness: v.string() });

/** The response to the list of vehicles, which the board asks for by readiness. */
export const listByReadiness =
  (vehicles: readonly Pick<Vehicle, 'readiness'>[]) => (_body: unknown, query?: unknown) =>
    list(
      vehicles.filter(
        ({ readiness }) => !v.is(ofReadiness, query) || query.readiness === readiness,
      ),
    );

const filled: Responses = {
  [todayPath]: records.today,
  [peoplePaths.list]: list(records.people),
  ...recordResponses(peoplePaths.record, records.people),
  [accountPaths.list]: list(records.accounts),
  ...recordResponses(accountPaths.record, records.accountRecords),
  [defectPaths.list]: list([...defects, defectStates.saysGoodDefect]),
  ...recordResponses(defectPaths.record, singleDefects),
  ...Object.fromEntries(
    defectPhotos.map(({ id }) => [withId(extensionPaths.photo, id), roadPicture]),
  ),
  [reportPaths.list]: list(records.reports),
  ...recordResponses(reportPaths.record, [records.reportRecord]),
  [vehiclePaths.list]: listByReadiness(records.vehicles),
  [vehiclePaths.fleet]: records.fleet,
  [vehiclePaths.notFitted]: { truck: ['carburetor'], trailer: ['roof'] },
  ...recordResponses(
    vehiclePaths.record,
    records.vehicles.map((vehicle) => ({
      ...vehicle,
      defects: defects.filter((one) => one.vehicle.id === vehicle.id && one.closed_at === null),
      events: records.defectEvents,
    })),
  ),
  [driverPaths.list]: list(records.driverRows),
  [withId(vehiclePaths.odometer, 1)]: { data: records.odometerReadings },
  [auditPaths.list]: list(records.auditEntries),
  [browserErrorPaths.list]: list(records.browserErrors),
  [leadPaths.list]: list(inbox.leads),
  ...recordResponses(leadPaths.record, inbox.leadRecords),
  [leadPaths.assignees]: list(inbox.assignees),
  [leadPaths.replySender]: {
    from: 'linehaul@linehaul.test',
    reply_to: 'rosa@linehaul.test',
  },
  [commentPaths.list]: list(inbox.officeComments),
  ...recordResponses(commentPaths.record, inbox.officeComments),
  [commentPaths.moderation]: { moderation: true, version: 2 },
  [mediaPaths.list]: list(inbox.mediaFiles),
  ...recordResponses(mediaPaths.record, inbox.mediaFiles),
  [companyPath]: contents.storedCompany,
  [siteChecklistPath]: { data: [] },
  [openingPath]: { is_open: true },
  [networkPath]: { hosts: ['192.168.1.20'] },
  [withId(contentPaths.record, 'locations')]: contents.locationsSection,
  [withId(contentPaths.record, 'contacts')]: contents.footerSection,
};

export const empty: Responses = Object.fromEntries(
  [
    peoplePaths,
    defectPaths,
    reportPaths,
    vehiclePaths,
    driverPaths,
    auditPaths,
    leadPaths,
    commentPaths,
    mediaPaths,
    browserErrorPaths,
  ].map((paths) => [paths.list, list([])]),
);

const isFunction = (value: unknown): value is (body: unknown, ...query: unknown[]) => unknown =>
  typeof value === 'function';

/**
 * A fake server with these responses. All other responses come from the fixtures. A function gets the request's body,
 * and its query or its form's key if there is one.
 */
function makeFakeServer(responses: Responses): Call {
  return async (schema, { url, body, params, formKey }) => {
    const found = { ...filled, ...responses }[url];
    const response = isFunction(found)
      ? found(body, ...(params ? [params] : formKey ? [formKey] : []))
      : found;
    if (response instanceof Error) throw response;
    return v.parse(schema, await response);
  };
}

/** A value for `responses` that ends the call without a response. */
export const noConnection = toHttpError({ kind: 'unreachable' });

export const never = new Promise(() => undefined);

function makeAuthProvider(role: Exclude<Role, 'driver'>): AuthProvider {
  return {
    login: async () => undefined,
    logout: async () => false,
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getIdentity: async () => ({
      id: hank.username,
      fullName: hank.full_name,
      accountId: hank.id,
    }),
    getPermissions: async () => role,
  };
}

const makeSettings = (publicUrl = 'https://carrier.example') => ({
  ...defaultSettings,
  publicUrl,
  emailLinks: publicUrl !== '',
});

interface StaffOptions {
  role?: Exclude<Role, 'driver'>;
  responses?: Responses;
  /** Whether the session ended while the page was open. */
  hasExpired?: boolean;
  scheme?: ColorScheme;
  isOpen?: boolean;
  /** '' for the address bar's origin, which is on loopback in a test. */
  publicUrl?: string;
}

function makeStoryStore(hasExpired: boolean) {
  const store = makeOfficeStore(createMemorySessionStorage(null));
  if (hasExpired) store.dispatch(sessionExpired({ refreshToken: null }));
  return store;
}

/** The whole office at a path, with an admin signed in by default. */
export function officeAt(
  path: string,
  {
    role = 'admin',
    responses = {},
    hasExpired = false,
    isOpen = true,
    publicUrl,
  }: StaffOptions = {},
) {
  const store = makeStoryStore(hasExpired);
  // Optional, because a test renders the story without a context.
  return function OfficeStory(_args: unknown, context?: Pick<StoryContext, 'globals'>) {
    const shown = context?.globals.theme === 'dark' ? 'dark' : 'light';
    // react-admin reads the chosen theme from this entry.
    if (context) window.localStorage.setItem('RaStore.theme', JSON.stringify(shown));
    return (
      <Provider key={shown} store={store}>
        <SettingsContext value={makeSettings(publicUrl)}>
          <SiteOpeningContext value={{ isOpen, setOpen: () => undefined }}>
            <TestMemoryRouter initialEntries={[path]}>
              <OfficePages
                dataProvider={createDataProvider(
                  makeFakeServer({ [openingPath]: { is_open: isOpen }, ...responses }),
                )}
                authProvider={makeAuthProvider(role)}
              />
            </TestMemoryRouter>
          </SiteOpeningContext>
        </SettingsContext>
      </Provider>
    );
  };
}

/** A part of the office's pages, with this record if it needs one. */
export function inOffice(
  record?: RaRecord,
  { role = 'admin', responses = {}, scheme = 'light', publicUrl }: StaffOptions = {},
) {
  const decorator: Decorator = (Story) => (
    <TestMemoryRouter>
      <AdminContext
        dataProvider={createDataProvider(makeFakeServer(responses))}
        authProvider={makeAuthProvider(role)}
        i18nProvider={i18nProvider}
        queryClient={createQueryClient()}
        theme={officeTheme(scheme)}
      >
        <RecordContextProvider value={record}>
          <SettingsContext value={makeSettings(publicUrl)}>
            <Paper component="main" square sx={{ p: 2 }}>
              <DataState>
                <Story />
              </DataState>
            </Paper>
          </SettingsContext>
        </RecordContextProvider>
      </AdminContext>
    </TestMemoryRouter>
  );
  return decorator;
}

export function shows(text: string | RegExp) {
  return async ({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> => {
    await canvas.findAllByText(text);
  };
}
