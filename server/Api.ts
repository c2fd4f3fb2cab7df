import type { Services } from './domain/Services';
import type { Readiness } from './platform/database/Readiness';
import type { Notifications } from './jobs/notifications/Notifications';

/** The services and background tasks of the embedded API. */
export interface Api extends Services {
  readiness: Readiness;
  notifications: Notifications;
}
