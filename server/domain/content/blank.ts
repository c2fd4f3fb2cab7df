import { blankCompanyName } from '@/contract/company';
import { driverPagePicture } from '@/contract/driver';
import type { SectionContent } from '@/contract/office/content/calls';
import type { SectionName } from '@/contract/office/content/sections';
import { shipperPagePicture } from '@/contract/shipper';

/** A company without a name. */
export const blankCompany = { name: blankCompanyName, tagline: '', description: '' };

/** Drawn by artwork/vector/placeholder.ts. */
const pictures = {
  wide: '/media/placeholder/wide.svg',
  tall: '/media/placeholder/tall.svg',
  logo: '/media/placeholder/logo.svg',
  icon: '/media/placeholder/icon.svg',
};

const describe = 'Describe it here in one or two sentences.';
const heading = (title: string, what: string) => `<h2>${title}</h2><p>${what}</p>`;

const card = (title: string) => ({ logo: pictures.icon, title, description: describe });
const feature = (title: string) => ({ title, description: describe });

/** What Linehaul stores about people, and for how long (docs/operations.md, Notifications). */
export const storedOfPeople = [
  '<h2>What we keep of a form</h2>',
  '<p>An application, a request for a quote and a comment are kept as they were sent, until we delete them. The network address that sent one is deleted after 30 days.</p>',
  '<h2>What we keep of drivers and staff</h2>',
  '<p>An account has a name, an email address and a password, of which only a hash is stored. Inspection reports have what the driver entered: names, places, times, signatures and photos. A network that nobody signed in from is forgotten after 28 days.</p>',
  '<h2>What stays in your browser</h2>',
  '<p>What you type in a form stays in its tab until it is sent. A cookie protects forms against other sites. There are no cookies for advertising.</p>',
].join('');

/** Placeholders of a blank site. 'What your site still needs' looks for them. */
export const blankContent: Readonly<Record<SectionName, SectionContent>> = {
  'home-title': {
    home_title_text: '<h1>Your headline</h1><p>Say in one sentence what you carry, and where.</p>',
    video: null,
    picture: pictures.wide,
  },
  'home-services': {
    driver_and_shipper_text: heading('For drivers and shippers', 'Introduce the two lists below.'),
    title_for_driver: 'Drivers',
    title_for_shipper: 'Shippers',
  },
  'driver-features': {
    picture: pictures.tall,
    features: [feature('First reason to drive for you'), feature('Second reason')],
  },
  'shipper-features': {
    picture: pictures.tall,
    features: [feature('First reason to ship with you'), feature('Second reason')],
  },
  companies: {
    companies_text: heading('Companies that you work with', 'Introduce your customers.'),
    companies: ['First customer', 'Second customer', 'Third customer'].map((title) => ({
      image: pictures.logo,
      title,
      description: describe,
    })),
  },
  'reliable-solution': {
    reliable_solution_text: heading('What you promise', 'Say how you keep your promise.'),
    solutions: [feature('Your promise in a few words')],
  },
  locations: {
    title: 'Where you are',
    description: 'Introduce your terminals.',
    locations: [{ ...feature('Your terminal'), url: '', latitude: 39.8283, longitude: -98.5795 }],
  },
  services: {
    services_text: heading('Your services', 'Introduce what you haul.'),
    services: [card('First service'), card('Second service'), card('Third service')],
  },
  testimonials: {
    comments_text: heading('What people say', 'Introduce the comments of your customers.'),
  },
  'drivers-title': {
    driver_and_shipper_text: '<h1>Drive for us</h1><p>Say why drivers stay with you.</p>',
    [driverPagePicture]: pictures.wide,
    driver_form_text: heading('Apply here', 'Say what happens after an application.'),
  },
  opportunities: {
    opportunities_text: heading('What you offer drivers', 'Introduce pay, home time and benefits.'),
    opportunities: ['Pay', 'Home time', 'Equipment'].map((what) => ({
      logo: pictures.icon,
      description: `${what}: describe it here.`,
    })),
  },
  'how-working': {
    work_with_us_text: heading('From application to first load', 'Introduce the steps.'),
    steps: [card('First step'), card('Second step'), card('Third step')],
  },
  'shippers-title': {
    shipper_main_title_text: '<h1>Ship with us</h1><p>Say why shippers choose you.</p>',
    [shipperPagePicture]: pictures.wide,
  },
  'shippers-introduction': {
    shipper_text: heading('About your company', 'Introduce your company to a shipper.'),
  },
  'reasons-to-choose': {
    choose_text: heading('Why shippers choose you', 'Introduce your reasons.'),
    reasons: ['First reason', 'Second reason to choose you'].map((title) => ({
      ...card(title),
      text: 'A figure that proves it.',
    })),
  },
  'second-reasons': {
    second_choose_text: heading('What you carry', 'Introduce the kinds of freight.'),
    reasons: ['First kind of freight', 'Second kind of freight'].map((title) => ({
      image: pictures.tall,
      title,
    })),
  },
  'third-reasons': {
    reasons: [
      {
        title: 'A reason in detail',
        image: pictures.wide,
        description: 'Explain it here.\n• A first point\n• A second point',
      },
    ],
  },
  contacts: {
    address: 'Your address',
    phone1: 'Your phone',
    phone2: '',
    email: '',
    telegram: '',
    youtube: '',
    instagram: '',
    facebook: '',
  },
  privacy: {
    privacy_text: `<p>Say here who you are, and whom to write to about personal data.</p>${storedOfPeople}`,
  },
  support: { support_email: '', support_phone: 'Your phone' },
};
