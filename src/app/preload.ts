import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { toAppError } from '@/api/appError';
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
  ) => ThunkAction<PromiseLike<Answer>, unknown, ThunkExtra, UnknownAction>;
}

interface Answer {
  isSuccess: boolean;
  error?: unknown;
}

/** Whether the server responded, be it with an error. A 503 says that it is unavailable. */
function isAnswered({ isSuccess, error }: Answer): boolean {
  if (isSuccess) return true;
  const failure = toAppError(error);
  return failure.kind === 'unreadable' || (failure.kind === 'rejected' && failure.status !== 503);
}

export interface Preloaded {
  /** Whether every call succeeded. */
  isComplete: boolean;
  /** Whether the server responded to a call. */
  isAnswered: boolean;
}

const endpoints: Readonly<Record<ContentCall, ContentEndpoint>> = {
  ...aboutApi.endpoints,
  ...commentsApi.endpoints,
  ...commonApi.endpoints,
  ...contactsApi.endpoints,
  ...driverPageApi.endpoints,
  ...shipperPageApi.endpoints,
};

/** Loads the content of a page into the store, for a preview including the map's locations. Never rejects. */
export async function preloadPage(
  { dispatch }: AppStore,
  pathname: string,
  isPreview = false,
): Promise<Preloaded> {
  const ofPage = callsByPage[pathname] ?? ['contacts'];
  const calls: readonly ContentCall[] = isPreview ? [...ofPage, 'locations'] : ofPage;
  const responses = await Promise.all(
    calls.map((call) => dispatch(endpoints[call].initiate(undefined, { subscribe: false }))),
  );
  return {
    isComplete: responses.every(({ isSuccess }) => isSuccess),
    isAnswered: responses.some(isAnswered),
  };
}
