import type * as v from 'valibot';
import * as about from '@/contract/about';
import { supportContact } from '@/contract/account';
import { calls } from '@/contract/calls';
import { comments } from '@/contract/comment';
import { locationsText, reasons } from '@/contract/common';
import { driverPage } from '@/contract/driver';
import { shipperPage } from '@/contract/shipper';
import { homeFiles } from '../tables/content';
import type { ContentReader } from './ContentCache';
import { listReader, readComments } from './lists';
import * as pages from './pages';
import type { ContentCall } from './siteSection';
import { siteSections } from './siteSections';

function call(
  path: string,
  summary: string,
  response: v.GenericSchema,
  read: ContentReader,
): ContentCall {
  return { path, summary, response, read };
}

const ofPages: readonly ContentCall[] = [
  call(calls.contacts, "The footer's contacts", about.contacts, pages.readContacts),
  call(calls.about, "Home's rich texts", about.aboutContent, pages.readAbout),
  call(calls.privacy, 'The text about privacy', about.privacyContent, pages.readPrivacyPage),
  call(calls.homeFiles, "The hero's film", about.homeFiles, listReader(homeFiles)),
  call(
    calls.forgotPassword,
    'Whom to ask for a new password',
    supportContact,
    pages.readSupportContact,
  ),
  call(calls.driverPage, 'Texts of the Drivers page', driverPage, pages.readDriverPage),
  call(calls.reasons, 'Features for drivers and for shippers', reasons, pages.readReasons),
  call(calls.comments, 'Published comments, newest first', comments, readComments),
  call(calls.locationsText, "The map's text", locationsText, pages.readLocationsText),
  call(calls.shipperPage, 'Texts of the Shippers page', shipperPage, pages.readShipperPage),
];

const ofLists = Object.values(siteSections).flatMap(({ lists = {} }) =>
  Object.values(lists).flatMap((list) => list.call ?? []),
);

const inContract: readonly string[] = Object.values(calls);
const place = ({ path }: ContentCall) => inContract.indexOf(path);

/** All content calls in the contract's order. */
export const contentCalls = [...ofPages, ...ofLists].sort((a, b) => place(a) - place(b));

export const contentReaders: Readonly<Record<string, ContentReader>> = Object.fromEntries(
  contentCalls.map(({ path, read }) => [path, read]),
);
