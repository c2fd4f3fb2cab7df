import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ThunkExtra } from '../api/thunkExtra';
import { routes } from '../contract/routes';
import { aboutApi } from '../features/content/aboutApi';
import { commentsApi } from '../features/content/commentsApi';
import { commonApi } from '../features/content/commonApi';
import { contactsApi } from '../features/content/contactsApi';
import { driverPageApi } from '../features/content/driverPageApi';
import { shipperPageApi } from '../features/content/shipperPageApi';
import type { AppStore } from './store';

/** As much of a query endpoint as asking for it needs. */
interface ContentEndpoint {
  initiate: (
    argument: undefined,
    options: { subscribe: false },
  ) => ThunkAction<PromiseLike<{ isSuccess: boolean }>, unknown, ThunkExtra, UnknownAction>;
}

const { about, homeFiles } = aboutApi.endpoints;
const { comments } = commentsApi.endpoints;
const { companies, howWorking, locationsText, opportunities } = commonApi.endpoints;
const { reasons, reliableSolutions, services } = commonApi.endpoints;
const { contacts } = contactsApi.endpoints;
const { driverPage } = driverPageApi.endpoints;
const { shipperPage, reasonsToChoose, secondReasons, thirdReasons } = shipperPageApi.endpoints;

/** The calls whose answers the server renders into a page. The map and its places come when they are near. */
const contentOf: Record<string, readonly ContentEndpoint[]> = {
  [routes.home]: [
    contacts,
    about,
    homeFiles,
    reasons,
    companies,
    reliableSolutions,
    locationsText,
    services,
    comments,
  ],
  [routes.drivers]: [contacts, driverPage, opportunities, reasons, howWorking],
  [routes.shippers]: [contacts, shipperPage, reasons, reasonsToChoose, secondReasons, thirdReasons],
};

/**
 * Fills the store with what the page at this path shows. False when a call has failed: then the page is better
 * rendered in the browser, which may reach the API.
 */
export async function preloadPage({ dispatch }: AppStore, pathname: string): Promise<boolean> {
  const wanted = contentOf[pathname] ?? [contacts];
  const answers = await Promise.all(
    wanted.map(({ initiate }) => dispatch(initiate(undefined, { subscribe: false }))),
  );
  return answers.every(({ isSuccess }) => isSuccess);
}
