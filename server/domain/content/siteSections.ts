import { calls } from '@/contract/calls';
import * as common from '@/contract/common';
import { driverPagePicture } from '@/contract/driver';
import type { SectionName } from '@/contract/office/content/sections';
import * as shipper from '@/contract/shipper';
import * as content from '../tables/content';
import { card, describe, feature, heading, pictures, storedOfPeople } from './blank';
import { listReader } from './lists';
import type { ContentCall, ListSource, ListTable, SiteSection } from './siteSection';

function listed(
  table: ListTable,
  path: string,
  summary: string,
  response: ContentCall['response'],
): ListSource {
  return { table, call: { path, summary, response, read: listReader(table) } };
}

const { aboutTexts, contacts, driverPage, homeFiles, reasonFiles, reasons, shipperPage } = content;

export const siteSections: Readonly<Record<SectionName, SiteSection>> = {
  'home-title': {
    rows: [[aboutTexts, ['home_title_text']]],
    files: {
      video: { table: homeFiles, place: 0 },
      picture: { table: homeFiles, place: 1 },
    },
    blank: {
      home_title_text:
        '<h1>Your headline</h1><p>Say in one sentence what you carry, and where.</p>',
      video: null,
      picture: pictures.wide,
    },
  },
  'home-services': {
    rows: [
      [aboutTexts, ['driver_and_shipper_text']],
      [content.reasonsTitles, ['title_for_driver', 'title_for_shipper']],
    ],
    blank: {
      driver_and_shipper_text: heading(
        'For drivers and shippers',
        'Introduce the two lists below.',
      ),
      title_for_driver: 'Drivers',
      title_for_shipper: 'Shippers',
    },
  },
  'driver-features': {
    files: { picture: { table: reasonFiles, place: 0 } },
    lists: { features: { table: reasons, audience: 'driver' } },
    blank: {
      picture: pictures.tall,
      features: [feature('First reason to drive for you'), feature('Second reason')],
    },
  },
  'shipper-features': {
    files: { picture: { table: reasonFiles, place: 1 } },
    lists: { features: { table: reasons, audience: 'shipper' } },
    blank: {
      picture: pictures.tall,
      features: [feature('First reason to ship with you'), feature('Second reason')],
    },
  },
  companies: {
    rows: [[aboutTexts, ['companies_text']]],
    lists: {
      companies: listed(
        content.companies,
        calls.companies,
        'Companies in the carousel',
        common.companies,
      ),
    },
    blank: {
      companies_text: heading('Companies that you work with', 'Introduce your customers.'),
      companies: ['First customer', 'Second customer', 'Third customer'].map((title) => ({
        image: pictures.logo,
        title,
        description: describe,
      })),
    },
  },
  'reliable-solution': {
    rows: [[aboutTexts, ['reliable_solution_text']]],
    lists: {
      solutions: listed(
        content.reliableSolutions,
        calls.reliableSolutions,
        'Reliable solutions',
        common.reliableSolutions,
      ),
    },
    blank: {
      reliable_solution_text: heading('What you promise', 'Say how you keep your promise.'),
      solutions: [feature('Your promise in a few words')],
    },
  },
  locations: {
    rows: [[content.locationsText, ['title', 'description']]],
    lists: {
      locations: listed(
        content.locations,
        calls.locations,
        'Terminals on the map',
        common.locations,
      ),
    },
    blank: {
      title: 'Where you are',
      description: 'Introduce your terminals.',
      locations: [{ ...feature('Your terminal'), url: '', latitude: 39.8283, longitude: -98.5795 }],
    },
  },
  services: {
    rows: [[aboutTexts, ['services_text']]],
    lists: {
      services: listed(content.services, calls.services, 'Services', common.services),
    },
    blank: {
      services_text: heading('Your services', 'Introduce what you haul.'),
      services: [card('First service'), card('Second service'), card('Third service')],
    },
  },
  testimonials: {
    rows: [[aboutTexts, ['comments_text']]],
    blank: {
      comments_text: heading('What people say', 'Introduce the comments of your customers.'),
    },
  },
  'drivers-title': {
    rows: [[driverPage, ['driver_and_shipper_text', driverPagePicture, 'driver_form_text']]],
    blank: {
      driver_and_shipper_text: '<h1>Drive for us</h1><p>Say why drivers stay with you.</p>',
      [driverPagePicture]: pictures.wide,
      driver_form_text: heading('Apply here', 'Say what happens after an application.'),
    },
  },
  opportunities: {
    rows: [[driverPage, ['opportunities_text']]],
    lists: {
      opportunities: listed(
        content.opportunities,
        calls.opportunities,
        'Opportunities for drivers',
        common.opportunities,
      ),
    },
    blank: {
      opportunities_text: heading(
        'What you offer drivers',
        'Introduce pay, home time and benefits.',
      ),
      opportunities: ['Pay', 'Home time', 'Equipment'].map((what) => ({
        logo: pictures.icon,
        description: `${what}: describe it here.`,
      })),
    },
  },
  'how-working': {
    rows: [[driverPage, ['work_with_us_text']]],
    lists: {
      steps: listed(
        content.howWorking,
        calls.howWorking,
        'Steps from application to first load',
        common.howWorking,
      ),
    },
    blank: {
      work_with_us_text: heading('From application to first load', 'Introduce the steps.'),
      steps: [card('First step'), card('Second step'), card('Third step')],
    },
  },
  'shippers-title': {
    rows: [[shipperPage, ['shipper_main_title_text', shipper.shipperPagePicture]]],
    blank: {
      shipper_main_title_text: '<h1>Ship with us</h1><p>Say why shippers choose you.</p>',
      [shipper.shipperPagePicture]: pictures.wide,
    },
  },
  'shippers-introduction': {
    rows: [[shipperPage, ['shipper_text']]],
    blank: {
      shipper_text: heading('About your company', 'Introduce your company to a shipper.'),
    },
  },
  'reasons-to-choose': {
    rows: [[shipperPage, ['choose_text']]],
    lists: {
      reasons: listed(
        content.reasonsToChoose,
        calls.reasonsToChoose,
        'Reasons to choose',
        shipper.reasonsToChoose,
      ),
    },
    blank: {
      choose_text: heading('Why shippers choose you', 'Introduce your reasons.'),
      reasons: ['First reason', 'Second reason to choose you'].map((title) => ({
        ...card(title),
        text: 'A figure that proves it.',
      })),
    },
  },
  'second-reasons': {
    rows: [[shipperPage, ['second_choose_text']]],
    lists: {
      reasons: listed(
        content.secondReasons,
        calls.secondReasons,
        'Trades in the carousel',
        shipper.secondReasons,
      ),
    },
    blank: {
      second_choose_text: heading('What you carry', 'Introduce the kinds of freight.'),
      reasons: ['First kind of freight', 'Second kind of freight'].map((title) => ({
        image: pictures.tall,
        title,
      })),
    },
  },
  'third-reasons': {
    lists: {
      reasons: listed(
        content.thirdReasons,
        calls.thirdReasons,
        'Alternating sections',
        shipper.thirdReasons,
      ),
    },
    blank: {
      reasons: [
        {
          title: 'A reason in detail',
          image: pictures.wide,
          description: 'Explain it here.\n• A first point\n• A second point',
        },
      ],
    },
  },
  contacts: {
    rows: [
      [
        contacts,
        ['address', 'phone1', 'phone2', 'email', 'telegram', 'youtube', 'instagram', 'facebook'],
      ],
    ],
    blank: {
      address: 'Your address',
      phone1: 'Your phone',
      phone2: '',
      email: '',
      telegram: '',
      youtube: '',
      instagram: '',
      facebook: '',
    },
  },
  privacy: {
    rows: [[content.privacyPage, ['privacy_text']]],
    blank: {
      privacy_text: `<p>Say here who you are, and whom to write to about personal data.</p>${storedOfPeople}`,
    },
  },
  support: {
    rows: [[contacts, ['support_email', 'support_phone']]],
    blank: { support_email: '', support_phone: 'Your phone' },
  },
};
