import { calls } from '@/contract/calls';
import * as content from '../tables/content';
import type { ContentReader } from './ContentCache';
import { listReader, readComments } from './lists';
import * as pages from './pages';

/** The reader of each content call (docs/product.md, Calls). */
export const contentReaders: Readonly<Record<string, ContentReader>> = {
  [calls.contacts]: pages.readContacts,
  [calls.forgotPassword]: pages.readSupportContact,
  [calls.about]: pages.readAbout,
  [calls.privacy]: pages.readPrivacyPage,
  [calls.locationsText]: pages.readLocationsText,
  [calls.driverPage]: pages.readDriverPage,
  [calls.shipperPage]: pages.readShipperPage,
  [calls.reasons]: pages.readReasons,
  [calls.homeFiles]: listReader(content.homeFiles),
  [calls.services]: listReader(content.services),
  [calls.opportunities]: listReader(content.opportunities),
  [calls.howWorking]: listReader(content.howWorking),
  [calls.companies]: listReader(content.companies),
  [calls.reliableSolutions]: listReader(content.reliableSolutions),
  [calls.locations]: listReader(content.locations),
  [calls.comments]: readComments,
  [calls.reasonsToChoose]: listReader(content.reasonsToChoose),
  [calls.secondReasons]: listReader(content.secondReasons),
  [calls.thirdReasons]: listReader(content.thirdReasons),
};
