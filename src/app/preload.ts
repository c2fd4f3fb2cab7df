import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ThunkExtra } from '@/api/thunkExtra';
import { routes } from '@/contract/routes';
import { aboutApi } from '@/features/content/aboutApi';
import { commentsApi } from '@/features/content/commentsApi';
import { commonApi } from '@/features/content/commonApi';
import { contactsApi } from '@/features/content/contactsApi';
import { driverPageApi } from '@/features/content/driverPageApi';
import { shipperPageApi } from '@/features/content/shipperPageApi';
import type { AppStore } from './store';

/** The part of a query endpoint that is needed to call it. */
interface ContentEndpoint {
  initiate: (
    argument: undefined,
    options: { subscribe: false },
  ) => ThunkAction<PromiseLike<{ isSuccess: boolean }>, unknown, ThunkExtra, UnknownAction>;
}

const { about, homeFiles, privacy } = aboutApi.endpoints;
const { comments } = commentsApi.endpoints;
const { companies, howWorking, locations, locationsText, opportunities } = commonApi.endpoints;
const { reasons, reliableSolutions, services } = commonApi.endpoints;
const { contacts } = contactsApi.endpoints;
const { driverPage } = driverPageApi.endpoints;
const { shipperPage, reasonsToChoose, secondReasons, thirdReasons } = shipperPageApi.endpoints;

/**
 * The calls whose responses the server renders into each page. The browser loads the map and its
 * places near the viewport.
 */
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
  [routes.privacy]: [contacts, privacy],
};

/**
 * Fills the store with the content of the page at this path. A preview includes the map's places.
 * Resolves to false if a call failed. In that case the browser should render the page, because it
 * may reach the API.
 */
export async function preloadPage(
  { dispatch }: AppStore,
  pathname: string,
  isPreview = false,
): Promise<boolean> {
  const ofPage = contentOf[pathname] ?? [contacts];
  const endpoints = isPreview ? [...ofPage, locations] : ofPage;
  const responses = await Promise.all(
    endpoints.map(({ initiate }) => dispatch(initiate(undefined, { subscribe: false }))),
  );
  return responses.every(({ isSuccess }) => isSuccess);
}
