import { routes } from '../contract/routes';
import { contactsApi } from '../features/content/contactsApi';
import type { AppStore } from './store';

type Preload = (dispatch: AppStore['dispatch']) => Promise<unknown>;

const contacts: Preload = (dispatch) => dispatch(contactsApi.endpoints.contacts.initiate());

/** The calls whose answers the server renders into a page. The footer is on each of them. */
const preloads: Record<string, readonly Preload[]> = {
  [routes.home]: [contacts],
  [routes.drivers]: [contacts],
  [routes.shippers]: [contacts],
};

/** Fills the store with what the page at this path shows. A failed call is that section's error text. */
export async function preloadPage(store: AppStore, pathname: string): Promise<void> {
  const wanted = preloads[pathname] ?? [contacts];
  await Promise.allSettled(wanted.map((preload) => preload(store.dispatch)));
}
