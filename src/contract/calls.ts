import { routes } from './routes';

const contentPaths = {
  contacts: '/api/about/contacts/',
  about: '/api/about/',
  /** Exists only on Linehaul's own backend. */
  privacy: '/api/about/privacy/',
  homeFiles: '/api/about/home-files/',
  forgotPassword: '/api/account/forgot-password/',
  driverPage: '/api/driver/',
  reasons: '/api/common/reasons/',
  opportunities: '/api/common/opportunities/',
  howWorking: '/api/common/how-working/',
  services: '/api/common/services/',
  comments: '/api/common/comments/',
  locations: '/api/common/locations/',
  locationsText: '/api/common/locations-text/',
  companies: '/api/common/companies/',
  reliableSolutions: '/api/common/realible-solutions/',
  shipperPage: '/api/shipper/',
  reasonsToChoose: '/api/common/reasons-to-choose/',
  secondReasons: '/api/common/second-reasons-to-choose/',
  thirdReasons: '/api/common/third-reasons-to-choose/',
} as const;

/**
 * The paths of the API's calls (docs/product.md, Calls). The misspelling `realible` is the API's. The refresh call has
 * no `/api` prefix (docs/product.md, Session). `:id` stands for an inspection's id.
 */
export const calls = {
  ...contentPaths,
  refresh: '/account/refresh/',
  me: '/api/account/me/',
  changeUsername: '/api/account/change-username/',
  changePassword: '/api/account/change-password/',
  login: '/api/account/login/',
  /** Exists only on Linehaul's own backend. */
  logout: '/api/account/logout/',
  /** This path and the next two exist only on Linehaul's own backend. */
  signInLink: '/api/account/sign-in-link/',
  choosePassword: '/api/account/choose-password/',
  emailLink: '/api/account/email-link/',
  driverForm: '/api/driver/form/',
  currentInspection: '/api/driver/current/inspection/',
  createInspection: '/api/driver/create/inspection/',
  sendInspection: '/api/driver/send/inspection/:id/',
  updateInspection: '/api/driver/update/inspection/:id/',
  shipperForm: '/api/shipper/form/',
} as const;

const { forgotPassword, ...pageContent } = contentPaths;

export const contentCalls = Object.values(pageContent);

export type ContentCall = keyof typeof pageContent;

/** The calls for the content that the server renders into each page. */
export const callsByPage: Readonly<Record<string, readonly ContentCall[]>> = {
  [routes.home]: [
    'contacts',
    'about',
    'homeFiles',
    'reasons',
    'companies',
    'reliableSolutions',
    'locationsText',
    'services',
    'comments',
  ],
  [routes.drivers]: ['contacts', 'driverPage', 'opportunities', 'reasons', 'howWorking'],
  [routes.shippers]: [
    'contacts',
    'shipperPage',
    'reasons',
    'reasonsToChoose',
    'secondReasons',
    'thirdReasons',
  ],
  [routes.privacy]: ['contacts', 'privacy'],
};

/** Replaces `:id` in a path. Escapes the id, because another backend's ids may contain any characters. */
export function withId(path: string, id: string | number): string {
  return path.replace(':id', encodeURIComponent(String(id)));
}
