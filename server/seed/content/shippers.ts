import type { SectionContent } from '@/contract/office/content/calls';
import type { SectionName } from '@/contract/office/content/sections';

export const shippers = {
  'shippers-title': {
    shipper_main_title_text:
      '<h1>Your freight, on our word</h1><p>Truckload capacity you can plan around, priced the same day.</p>',
    shipper_main_back_imgae: '/media/shipper-hero.jpg',
  },
  'shippers-introduction': {
    shipper_text:
      '<h2>A carrier first</h2><p>We own the trucks, train the drivers and answer for the load. When you tender freight to Linehaul you know whose name is on the door when it arrives.</p><p>Quotes come back within the hour on working days, with the equipment, the transit time and the price in one message.</p>',
  },
  'reasons-to-choose': {
    choose_text:
      '<h2>Why shippers stay with us</h2><p>Our average customer has been with us for seven years. These are the reasons they give.</p>',
    reasons: [
      {
        logo: '/media/icon-on-time.svg',
        title: 'On time, measured your way',
        description: 'Arrival against the appointment, not against our own estimate.',
        text: '98.6 percent on time across 214,000 loads last year.',
      },
      {
        logo: '/media/icon-tracking.svg',
        title: 'See every mile',
        description: 'Live position, temperature and arrival time, in your system or ours.',
        text: 'An update every fifteen minutes, with no app for your receivers to install.',
      },
      {
        logo: '/media/icon-safety.svg',
        title: 'Safe by routine',
        description: 'Each truck is inspected before each trip, and a defect keeps it in the yard.',
        text: 'A preventable accident rate well under half of the national average.',
      },
      {
        logo: '/media/icon-capacity.svg',
        title: 'Capacity of our own',
        description: '1,150 tractors and 4,300 trailers that we own, maintain and staff.',
        text: 'Four loads in five ride on Linehaul equipment.',
      },
      {
        logo: '/media/icon-support.svg',
        title: 'People at three in the morning',
        description: 'Dispatch works in the same building as sales, around the clock.',
        text: 'Half of all calls are answered within twelve seconds.',
      },
      {
        logo: '/media/icon-claims.svg',
        title: 'Covered and careful',
        description: 'A quarter of a million dollars of cargo insurance on every load.',
        text: 'Claims are settled in 21 days on average.',
      },
    ],
  },
  'second-reasons': {
    second_choose_text:
      '<h2>Freight we know by heart</h2><p>Every trade has its own rules at the dock. These are the ones our drivers know without being told.</p>',
    reasons: [
      { title: 'Retail and e-commerce', image: '/media/second-1.jpg' },
      { title: 'Food and beverage', image: '/media/second-2.jpg' },
      { title: 'Building materials', image: '/media/second-3.jpg' },
      { title: 'Paper and packaging', image: '/media/second-4.jpg' },
      { title: 'Automotive and machinery', image: '/media/second-5.jpg' },
      { title: 'Home and furniture', image: '/media/second-6.jpg' },
    ],
  },
  'third-reasons': {
    reasons: [
      {
        title: 'Planned by people, watched around the clock',
        image: '/media/third-1.jpg',
        description:
          'Your account has a team of three: a planner, a dispatcher and a night lead who has read the notes.\n• One direct line, day and night\n• Appointments made and moved by us\n• A weekly report of every late load and its cause',
      },
      {
        title: 'Cold means cold',
        image: '/media/third-2.jpg',
        description:
          'We pre-cool before we load, and we reject a door that opens warm.\n• Set point and return air every five minutes\n• Alarms to dispatch within sixty seconds\n• Washout slips and seal numbers with the paperwork',
      },
      {
        title: 'Checked before every trip',
        image: '/media/third-3.jpg',
        description:
          'Sixty-three points on tractor and trailer, recorded on the spot by the driver who will sit in it.\n• Defects reach the shop at once\n• Nothing rolls until it is signed off\n• Records kept and ready for your auditors',
      },
      {
        title: 'Trailers where you need them',
        image: '/media/third-4.jpg',
        description:
          'Keep a pool in your yard and load on your own clock.\n• Pools from five to two hundred trailers\n• Yard counts every morning\n• Empties brought in before you run short',
      },
    ],
  },
} satisfies Partial<Record<SectionName, SectionContent>>;
