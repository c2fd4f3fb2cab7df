import type { SectionContent } from '@/contract/office/content/calls';
import type { SectionName } from '@/contract/office/content/sections';
import { storedOfPeople } from '../../domain/content/blank';

/** Each terminal's title, description, latitude and longitude (degrees). */
const terminals: readonly [string, string, number, number][] = [
  [
    'Chicago, IL',
    'Headquarters, dispatch floor and our largest shop, off the Eisenhower.',
    41.8745,
    -87.6572,
  ],
  ['Dallas, TX', 'Orientation center, driver lounge and 400 trailer spots.', 32.7555, -96.8967],
  [
    'Atlanta, GA',
    'Refrigerated hub for the Southeast, wash bay and reefer fuel.',
    33.6895,
    -84.4275,
  ],
  ['Columbus, OH', 'Cross-dock of 60 doors, a day from half the country.', 39.9807, -83.1288],
  [
    'Harrisburg, PA',
    'Gateway to the Northeast, with local shuttles into New York and Boston.',
    40.2342,
    -76.8122,
  ],
  ['Memphis, TN', 'Drop yard next to the rail ramps, open around the clock.', 35.0421, -89.9792],
  [
    'Denver, CO',
    'Chain-up training, winter shop and team relay over the Rockies.',
    39.7817,
    -104.9006,
  ],
  [
    'Phoenix, AZ',
    'Relay yard for the I-10 lanes, with tire shop and fuel island.',
    33.4373,
    -112.1507,
  ],
  ['Fontana, CA', 'Port drayage and transload for Los Angeles and Long Beach.', 34.0766, -117.4589],
  [
    'Tacoma, WA',
    'Northwest terminal for paper and produce, with cold storage next door.',
    47.2359,
    -122.4056,
  ],
];

const locations = terminals.map(([title, description, latitude, longitude]) => ({
  title: `Linehaul ${title}`,
  description,
  url: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=12/${latitude}/${longitude}`,
  latitude,
  longitude,
}));

/** Phone numbers and email addresses are from ranges reserved for examples. */
export const contacts = {
  locations: {
    title: 'A terminal within a day of every dock',
    description:
      'Ten terminals with fuel, a shop and a bunk room. Drivers are home more often, and a fresh tractor is never far from your load.',
    locations,
  },
  contacts: {
    address: '1200 West Harrison Street, Chicago, IL 60607',
    phone1: '+1 (555) 010-0110',
    phone2: '+1 (555) 010-0111',
    email: 'hello@linehaul.example',
    telegram: 'https://t.me/linehaul_example',
    youtube: 'https://www.youtube.com/@linehaul-example',
    instagram: 'https://www.instagram.com/linehaul.example',
    facebook: 'https://www.facebook.com/linehaul.example',
  },
  privacy: {
    privacy_text: `<p>Write to hello@linehaul.example about what we keep of you.</p>${storedOfPeople}`,
  },
  support: {
    support_email: 'support@linehaul.example',
    support_phone: '+1 (555) 010-0119',
  },
} satisfies Partial<Record<SectionName, SectionContent>>;
