import type * as v from 'valibot';
import * as about from '@/contract/about';
import { supportContact } from '@/contract/account';
import { calls as paths } from '@/contract/calls';
import { comments } from '@/contract/comment';
import * as common from '@/contract/common';
import { driverPage } from '@/contract/driver';
import * as shipper from '@/contract/shipper';
import { sendStored } from '../../platform/http/sendStored';
import { call } from '../call';

const content = (path: string, summary: string, response: v.GenericSchema) =>
  call(
    { method: 'GET', path, needs: 'nothing', summary, response },
    async ({ api, request, reply }) => sendStored(request, reply, await api.content.response(path)),
  );

/**
 * The calls that return the site's content (docs/product.md, Calls). Each has a reader of the same
 * path.
 */
export const contentCalls = [
  content(paths.contacts, "The footer's contacts", about.contacts),
  content(paths.about, "Home's rich texts", about.aboutContent),
  content(paths.privacy, 'The text about privacy', about.privacyContent),
  content(paths.homeFiles, "The hero's film", about.homeFiles),
  content(paths.forgotPassword, 'Whom to ask for a new password', supportContact),
  content(paths.driverPage, 'Texts of the Drivers page', driverPage),
  content(paths.reasons, 'Features for drivers and for shippers', common.reasons),
  content(paths.opportunities, 'Opportunities for drivers', common.opportunities),
  content(paths.howWorking, 'Steps from application to first load', common.howWorking),
  content(paths.services, 'Services', common.services),
  content(paths.comments, 'Published comments, newest first', comments),
  content(paths.locations, 'Terminals on the map', common.locations),
  content(paths.locationsText, "The map's text", common.locationsText),
  content(paths.companies, 'Companies in the carousel', common.companies),
  content(paths.reliableSolutions, 'Reliable solutions', common.reliableSolutions),
  content(paths.shipperPage, 'Texts of the Shippers page', shipper.shipperPage),
  content(paths.reasonsToChoose, 'Reasons to choose', shipper.reasonsToChoose),
  content(paths.secondReasons, 'Trades in the carousel', shipper.secondReasons),
  content(paths.thirdReasons, 'Alternating sections', shipper.thirdReasons),
];
