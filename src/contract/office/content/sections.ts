import { driverPagePicture } from '../../driver';
import { shipperPagePicture } from '../../shipper';
import {
  email,
  latitude,
  line,
  lines,
  link,
  longitude,
  picture,
  requiredLine,
  requiredRich,
  rich,
  shown,
  video,
  type Field,
} from './fields';

export interface ListOfRows {
  label: string;
  /** The noun for one row, as in 'Add service'. */
  row: string;
  fields: Readonly<Record<string, Field>>;
}

export interface Section {
  label: string;
  fields: Readonly<Record<string, Field>>;
  lists: Readonly<Record<string, ListOfRows>>;
}

function section(label: string, fields: Section['fields'], lists: Section['lists'] = {}): Section {
  return { label, fields, lists };
}

export const shownField = 'is_shown';

function hideable(label: string, fields: Section['fields'], lists?: Section['lists']): Section {
  return section(label, { ...fields, [shownField]: shown }, lists);
}

const card = { logo: picture('Icon'), title: requiredLine('Title'), description: rich('Text') };
const feature = { title: requiredLine('Title'), description: rich('Text') };
const intro = 'Heading and introduction';
const titled = { heading: 'Heading', below: 'Introduction' };
const formTitle = { heading: 'Heading above the form', below: 'Text above the form' };

/** Every section by its name in the calls (docs/product.md, Site content). */
export const sections = {
  'home-title': section('Title and video', {
    home_title_text: requiredRich('Title', titled),
    video: video('Background video'),
    picture: picture(
      'Picture behind the video',
      'The video covers it. It shows until the video plays, and where moving pictures are switched off.',
    ),
  }),
  'home-services': hideable('Services for drivers and shippers', {
    driver_and_shipper_text: rich(intro, titled),
    title_for_driver: line('First tab'),
    title_for_shipper: line('Second tab'),
  }),
  'driver-features': hideable(
    'Features for drivers',
    { picture: picture('Picture') },
    { features: { label: 'Features', row: 'feature', fields: feature } },
  ),
  'shipper-features': hideable(
    'Features for shippers',
    { picture: picture('Picture') },
    { features: { label: 'Features', row: 'feature', fields: feature } },
  ),
  companies: hideable(
    'Companies',
    { companies_text: rich(intro, titled) },
    {
      companies: {
        label: 'Companies',
        row: 'company',
        fields: { image: picture('Logo'), title: requiredLine('Name'), description: rich('Text') },
      },
    },
  ),
  'reliable-solution': hideable(
    'Reliable solution',
    { reliable_solution_text: rich(intro, titled) },
    {
      solutions: {
        label: 'Sign (the first one is shown)',
        row: 'sign',
        fields: { title: requiredLine('Title'), description: rich('Text') },
      },
    },
  ),
  locations: hideable(
    'Locations',
    { title: line('Heading'), description: rich('Introduction') },
    {
      locations: {
        label: 'Locations',
        row: 'location',
        fields: {
          title: requiredLine('Name'),
          description: rich('Text'),
          url: link('Link'),
          latitude,
          longitude,
        },
      },
    },
  ),
  services: hideable(
    'Services',
    { services_text: rich(intro, titled) },
    { services: { label: 'Services', row: 'service', fields: card } },
  ),
  testimonials: hideable('Testimonials', { comments_text: rich(intro, titled) }),
  'drivers-title': section('Title and application form', {
    driver_and_shipper_text: requiredRich('Title', titled),
    [driverPagePicture]: picture('Background picture'),
    driver_form_text: rich('Above the form', formTitle),
  }),
  opportunities: hideable(
    'Opportunities',
    { opportunities_text: rich(intro, titled) },
    {
      opportunities: {
        label: 'Opportunities',
        row: 'opportunity',
        fields: { logo: picture('Icon'), description: requiredRich('Text') },
      },
    },
  ),
  'how-working': hideable(
    'How it works',
    { work_with_us_text: rich(intro, titled) },
    { steps: { label: 'Steps', row: 'step', fields: card } },
  ),
  'shippers-title': section('Title', {
    shipper_main_title_text: requiredRich('Title', titled),
    [shipperPagePicture]: picture('Background picture'),
  }),
  'shippers-introduction': hideable('Introduction', { shipper_text: rich('Text', 'text') }),
  'reasons-to-choose': hideable(
    'Reasons to choose',
    { choose_text: rich(intro, titled) },
    {
      reasons: { label: 'Reasons', row: 'reason', fields: { ...card, text: rich('Proof') } },
    },
  ),
  'second-reasons': hideable(
    'What we carry',
    { second_choose_text: rich(intro, titled) },
    {
      reasons: {
        label: 'Cards',
        row: 'card',
        fields: { image: picture('Picture'), title: requiredLine('Title') },
      },
    },
  ),
  'third-reasons': hideable(
    'Detailed reasons',
    {},
    {
      reasons: {
        label: 'Reasons',
        row: 'reason',
        fields: {
          title: requiredLine('Title'),
          image: picture('Picture'),
          description: lines('Text (a line that begins with • becomes a point)'),
        },
      },
    },
  ),
  contacts: section('Contacts in the footer', {
    address: line('Address'),
    phone1: line('Phone'),
    phone2: line('Second phone'),
    email: email('Email'),
    telegram: link('Telegram'),
    youtube: link('YouTube'),
    instagram: link('Instagram'),
    facebook: link('Facebook'),
  }),
  privacy: section('Privacy', { privacy_text: rich('Text', 'text') }),
  support: section('Support for passwords', {
    support_email: email('Email'),
    support_phone: line('Phone'),
  }),
} as const satisfies Record<string, Section>;

export type SectionName = keyof typeof sections;

export const sectionNames = Object.keys(sections) as [SectionName, ...SectionName[]];

interface SitePage {
  label: string;
  path: '/' | '/drivers' | '/shippers' | '/privacy';
  sections: readonly SectionName[];
}

export const sitePages = {
  home: {
    label: 'Home',
    path: '/',
    sections: [
      'home-title',
      'home-services',
      'driver-features',
      'shipper-features',
      'companies',
      'reliable-solution',
      'locations',
      'services',
      'testimonials',
    ],
  },
  drivers: {
    label: 'Drivers',
    path: '/drivers',
    sections: ['drivers-title', 'opportunities', 'driver-features', 'how-working'],
  },
  shippers: {
    label: 'Shippers',
    path: '/shippers',
    sections: [
      'shippers-title',
      'shippers-introduction',
      'shipper-features',
      'reasons-to-choose',
      'second-reasons',
      'third-reasons',
    ],
  },
  privacy: { label: 'Privacy', path: '/privacy', sections: ['privacy'] },
  footer: { label: 'Footer and contacts', path: '/', sections: ['contacts', 'support'] },
} as const satisfies Record<string, SitePage>;

export type SitePageName = keyof typeof sitePages;
