import type { Services } from './domain/Services';
import type { Readiness } from './platform/database/Readiness';
import type { Notifications } from './jobs/notifications/Notifications';

/** The embedded API. It does not exist if API_HOST names another backend. */
export interface Api extends Services {
  readiness: Readiness;
  notifications: Notifications;
}
