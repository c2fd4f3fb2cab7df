import type { Services } from './domain/Services';
import type { Readiness } from './platform/database/Readiness';
import type { Notifications } from './jobs/notifications/Notifications';

/** The services and background tasks of the embedded API. They do not exist if API_HOST names another backend. */
export interface Api extends Services {
  readiness: Readiness;
  notifications: Notifications;
}
