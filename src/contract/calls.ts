/** The paths of public content. */
const contentPaths = {
  contacts: '/api/about/contacts/',
  about: '/api/about/',
  /** Exists only on Linehaul's own backend. */
  privacy: '/api/about/privacy/',
  homeFiles: '/api/about/home-files/',
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
 * The exact path of every call (docs/product.md, Calls). `realible` is misspelled in the API, and
 * the refresh call has no `/api` prefix (docs/product.md, Session). `:id` is a placeholder for an
 * inspection's id.
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
  /**
   * Returns the state of a sign-in link. This path and the next two exist only on Linehaul's own
   * backend.
   */
  signInLink: '/api/account/sign-in-link/',
  choosePassword: '/api/account/choose-password/',
  emailLink: '/api/account/email-link/',
  forgotPassword: '/api/account/forgot-password/',
  driverForm: '/api/driver/form/',
  currentInspection: '/api/driver/current/inspection/',
  createInspection: '/api/driver/create/inspection/',
  sendInspection: '/api/driver/send/inspection/:id/',
  updateInspection: '/api/driver/update/inspection/:id/',
  shipperForm: '/api/shipper/form/',
} as const;

/** The calls for public content, which is the same for every visitor, signed in or not. */
export const contentCalls = Object.values(contentPaths);

/** Replaces `:id` in a path. The id is escaped, because another backend may use any characters. */
export function withId(path: string, id: string | number): string {
  return path.replace(':id', encodeURIComponent(String(id)));
}
