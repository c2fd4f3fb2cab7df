import { routes } from '@/contract/routes';
import type { PublicSettings } from '@/contract/settings';
import { aboutApi } from '@/features/content/aboutApi';
import { commonApi } from '@/features/content/commonApi';
import { contactsApi } from '@/features/content/contactsApi';
import { driverPageApi } from '@/features/content/driverPageApi';
import { shipperPageApi } from '@/features/content/shipperPageApi';
import type { HeadContent, HeadPicture } from './pageHead';
import type { AppStore } from './store';

/** A page's hero picture, if its content is in the store. */
function findHeroPicture(store: AppStore, pathname: string): HeadPicture | undefined {
  const state = store.getState();
  if (pathname === routes.home) {
    const [, picture] = aboutApi.endpoints.homeFiles.select()(state).data ?? [];
    return picture?.file ? { address: picture.file } : undefined;
  }
  const { data: page } =
    pathname === routes.drivers
      ? driverPageApi.endpoints.driverPage.select()(state)
      : shipperPageApi.endpoints.shipperPage.select()(state);
  const address = page?.backgroundImage;
  return address ? { address, ...page.described } : undefined;
}

/** Reads from the store what the head needs. Also fetches the map's locations if the head lists them. */
export async function loadHeadContent(
  store: AppStore,
  pathname: string,
  { publicUrl, hiddenSections = [] }: PublicSettings,
): Promise<HeadContent> {
  const contacts = contactsApi.endpoints.contacts.select()(store.getState()).data;
  const hasPlaces =
    publicUrl !== '' && pathname === routes.home && !hiddenSections.includes('locations');
  const request = commonApi.endpoints.locations.initiate(undefined, { subscribe: false });
  const places = hasPlaces ? (await store.dispatch(request)).data : undefined;
  return { contacts, hero: findHeroPicture(store, pathname), places };
}
