import { calls } from '@/contract/calls';
import type { ContentReader } from './ContentCache';
import * as lists from './lists';
import * as pages from './pages';

/** The reader of each content call (docs/product.md, Calls). */
export const contentReaders: Readonly<Record<string, ContentReader>> = {
  [calls.contacts]: pages.readContacts,
  [calls.forgotPassword]: pages.readSupportContact,
  [calls.about]: pages.readAbout,
  [calls.locationsText]: pages.readLocationsText,
  [calls.driverPage]: pages.readDriverPage,
  [calls.shipperPage]: pages.readShipperPage,
  [calls.reasons]: pages.readReasons,
  [calls.homeFiles]: lists.readHomeFiles,
  [calls.services]: lists.readServices,
  [calls.opportunities]: lists.readOpportunities,
  [calls.howWorking]: lists.readHowWorking,
  [calls.companies]: lists.readCompanies,
  [calls.reliableSolutions]: lists.readReliableSolutions,
  [calls.locations]: lists.readLocations,
  [calls.comments]: lists.readComments,
  [calls.reasonsToChoose]: lists.readReasonsToChoose,
  [calls.secondReasonsToChoose]: lists.readSecondReasons,
  [calls.thirdReasonsToChoose]: lists.readThirdReasons,
};
