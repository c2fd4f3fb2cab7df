import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ThunkExtra } from '@/api/thunkExtra';
import { callsByPage, type ContentCall } from '@/contract/calls';
import { aboutApi } from '@/features/content/aboutApi';
import { commentsApi } from '@/features/content/commentsApi';
import { commonApi } from '@/features/content/commonApi';
import { contactsApi } from '@/features/content/contactsApi';
import { driverPageApi } from '@/features/content/driverPageApi';
import { shipperPageApi } from '@/features/content/shipperPageApi';
import type { AppStore } from './store';

interface ContentEndpoint {
  initiate: (
    argument: undefined,
    options: { subscribe: false },
  ) => ThunkAction<PromiseLike<{ isSuccess: boolean }>, unknown, ThunkExtra, UnknownAction>;
}

const endpoints: Readonly<Record<ContentCall, ContentEndpoint>> = {
  ...aboutApi.endpoints,
  ...commentsApi.endpoints,
  ...commonApi.endpoints,
  ...contactsApi.endpoints,
  ...driverPageApi.endpoints,
  ...shipperPageApi.endpoints,
};

/**
 * Loads the content of a page into the store, for a preview including the map's locations. Resolves to false if a call
 * failed.
 */
export async function preloadPage(
  { dispatch }: AppStore,
  pathname: string,
  isPreview = false,
): Promise<boolean> {
  const ofPage = callsByPage[pathname] ?? ['contacts'];
  const calls: readonly ContentCall[] = isPreview ? [...ofPage, 'locations'] : ofPage;
  const responses = await Promise.all(
    calls.map((call) => dispatch(endpoints[call].initiate(undefined, { subscribe: false }))),
  );
  return responses.every(({ isSuccess }) => isSuccess);
}
