import { emptyDriverApplication, type DriverApplicationForm } from '@/contract/driverApplication';
import type { LeadState } from '@/contract/office/leads';
import type { QuoteForm } from '@/contract/quote';

/** When a visitor sent a form, and the statuses that the office then gave it, or 'seen' if the office only read it. */
interface Sent {
  ago: number;
  minute: number;
  reply?: readonly [Exclude<LeadState, 'new'>, ...Exclude<LeadState, 'new'>[]] | 'seen';
  note?: string;
}

interface SentQuote extends Sent {
  quote: Omit<QuoteForm, 'pickup_date'>;
  /** Days until the pickup. */
  ahead: number;
}

interface SentApplication extends Sent {
  application: DriverApplicationForm;
}

type Load = readonly [
  from: string,
  to: string,
  commodity: string,
  weight: string,
  equipment: QuoteForm['equipment'],
  email: string,
];

const load = (
  [pickup_location, delivery_location, commodity, total_weight, equipment, business_email]: Load,
  more: Partial<QuoteForm> = {},
) => ({
  pickup_location,
  delivery_location,
  commodity,
  total_weight,
  equipment,
  business_email,
  hazardous_materials: false,
  drop_trailer_required: false,
  ...more,
});

export const quotes: readonly SentQuote[] = [
  {
    ago: 34,
    minute: 610,
    ahead: 6,
    reply: ['contacted', 'won'],
    quote: load(
      ['Tacoma, WA', 'Fontana, CA', 'Paper rolls', '42000', 'dry_van', 'freight@cascade.example'],
      { drop_trailer_required: true },
    ),
    note: 'Two loads a week from the first. Contract is with Priya.',
  },
  {
    ago: 27,
    minute: 845,
    ahead: 3,
    reply: ['contacted', 'lost'],
    quote: load([
      'Newark, NJ',
      'Miami, FL',
      'Patio furniture',
      '18500',
      'dry_van',
      'traffic@oakandiron.example',
    ]),
    note: 'Wants a rail rate. We do not do that.',
  },
  {
    ago: 19,
    minute: 555,
    ahead: 9,
    reply: ['contacted', 'won'],
    quote: load([
      'Dallas, TX',
      'Chicago, IL',
      'Frozen meals',
      '38000',
      'refrigerated',
      'logistics@bluemesa.example',
    ]),
    note: 'Minus 10 F the whole way, recorder printout with each invoice.',
  },
  {
    ago: 12,
    minute: 1_005,
    ahead: 5,
    reply: ['contacted'],
    quote: load([
      'Memphis, TN',
      'Columbus, OH',
      'Machine parts',
      '31000',
      'open_deck',
      'shipping@halvorsen.example',
    ]),
    note: 'Waits for the drawing of the crates.',
  },
  {
    ago: 6,
    minute: 700,
    ahead: 7,
    reply: ['contacted'],
    quote: load(
      ['Houston, TX', 'Atlanta, GA', 'Resin in totes', '40500', 'dry_van', 'ops@gulfresin.example'],
      { hazardous_materials: true },
    ),
    note: 'Asked for our hazmat registration. Sent.',
  },
  {
    ago: 2,
    minute: 935,
    ahead: 4,
    reply: 'seen',
    quote: load([
      'Denver, CO',
      'Phoenix, AZ',
      'Craft beer',
      '36000',
      'refrigerated',
      'loads@highmesa.example',
    ]),
  },
  {
    ago: 1,
    minute: 1_020,
    ahead: 3,
    quote: load(
      [
        'Harrisburg, PA',
        'Boston, MA',
        'Bottled water',
        '43500',
        'dry_van',
        'dock@clearrun.example',
      ],
      { drop_trailer_required: true },
    ),
  },
  {
    ago: 0,
    minute: 425,
    ahead: 5,
    quote: load([
      'Chicago, IL',
      'Denver, CO',
      'Medical beds',
      '22000',
      'dry_van',
      'purchasing@lakeclinic.example',
    ]),
  },
];

/** Visitors' comments, sent while moderation is on. The office hides the first, and the others wait for approval. */
export const testimonials = [
  {
    ago: 14,
    minute: 1_330,
    first_name: 'Best',
    last_name: 'Deals',
    company_name: 'Best Deals',
    position_user: 'Sales',
    description: 'Cheap truck parts, free shipping, visit our shop today.',
  },
  {
    ago: 5,
    minute: 655,
    first_name: 'Ines',
    last_name: 'Ferreira',
    company_name: 'Clear Run Water',
    position_user: 'Shipping Lead',
    description: 'Nine drop trailers, nine clean ones. The driver swept the last one out himself.',
  },
  {
    ago: 3,
    minute: 1_140,
    first_name: 'Pete',
    last_name: 'Lindgren',
    company_name: 'Linehaul',
    position_user: 'Company Driver',
    description:
      'I reported a loose muffler twice and it was fixed twice. Nobody rolled their eyes.',
  },
  {
    ago: 0,
    minute: 410,
    first_name: 'Carol',
    last_name: 'Whitaker',
    company_name: 'Halvorsen Machine',
    position_user: 'Plant Manager',
    description:
      'They called at six to say the load would be two hours late. It was two hours late.',
  },
] as const;

const applicant = (name: string, [phone, state]: readonly [string, string]) => {
  const [first_name = '', last_name = ''] = name.split(' ');
  const email = `${first_name}.${last_name}@mail.example`.toLowerCase();
  return { ...emptyDriverApplication, first_name, last_name, phone, state, email };
};

export const applications: readonly SentApplication[] = [
  {
    ago: 41,
    minute: 1_180,
    reply: ['contacted', 'won'],
    application: applicant('Tariq Hassan', ['+1 555 010 0142', 'Georgia']),
    note: 'Starts on the first, T-111.',
  },
  {
    ago: 23,
    minute: 490,
    reply: ['contacted', 'lost'],
    application: applicant('Colin Meade', ['+1 555 010 0157', 'Ohio']),
    note: 'Wants local runs only.',
  },
  {
    ago: 9,
    minute: 1_275,
    reply: ['contacted'],
    application: applicant('Beatriz Salas', ['+1 555 010 0163', 'Texas']),
    note: 'Road test on Thursday in Dallas.',
  },
  {
    ago: 4,
    minute: 640,
    reply: 'seen',
    application: applicant('Rory Flynn', ['+1 555 010 0171', 'Pennsylvania']),
  },
  {
    ago: 1,
    minute: 1_290,
    application: applicant('Mei Tanaka', ['+1 555 010 0188', 'Washington']),
  },
  {
    ago: 0,
    minute: 390,
    application: applicant('Darnell Price', ['+1 555 010 0194', 'Tennessee']),
  },
];
