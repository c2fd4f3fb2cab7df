import type { SectionContent } from '@/contract/office/content/calls';
import type { SectionName } from '@/contract/office/content/sections';

/** The demonstration carrier's Drivers page, and the features in the two tabs of its home page. */
export const drivers = {
  'drivers-title': {
    driver_and_shipper_text:
      '<h1>Drive for people who know your name</h1><p>Steady miles, a truck you are proud of, and a dispatcher who has sat where you sit.</p>',
    driver_form_back_imgae: '/media/driver-hero.jpg',
    driver_form_text:
      '<h2>Apply in two minutes</h2><p>Leave your name and how to reach you. A recruiter calls back the same working day.</p>',
  },
  'driver-features': {
    picture: '/media/features-driver.jpg',
    features: [
      {
        title: 'Miles that are planned',
        description:
          'Your next load is booked before you are empty. Company drivers averaged 2,650 paid miles a week last year.',
      },
      {
        title: 'Home when we said you would be',
        description:
          'You choose the regional or the over-the-road schedule, and your home days go into the plan before the freight does.',
      },
      {
        title: 'Equipment that starts',
        description:
          'The average tractor is 26 months old. If yours goes down on the road, the hotel and the breakdown pay are on us.',
      },
      {
        title: 'Pay you can check',
        description:
          'Practical miles, detention after two hours and every accessorial on one statement, each Friday, without a call to payroll.',
      },
      {
        title: 'Inspections without paper',
        description:
          'You walk around the truck with your phone. What you mark as defective is in front of the shop before you have parked.',
      },
    ],
  },
  'shipper-features': {
    picture: '/media/features-shipper.jpg',
    features: [
      {
        title: 'A truck for every tender we accept',
        description:
          'We accept what we can cover with our own drivers and say no at once when we cannot. Last year 99.2 percent of the tenders we accepted were hauled.',
      },
      {
        title: 'You know before you ask',
        description:
          'Position and arrival time every fifteen minutes, by portal, email or EDI. If a load slips, we call before your customer does.',
      },
      {
        title: 'One price, explained',
        description:
          'Line haul, fuel and accessorials stand on separate lines. The invoice matches the quote, or we correct it the same day.',
      },
      {
        title: 'Freight handled like ours',
        description:
          'Sealed doors, photographed loads and drivers trained in load securement. Fewer than one load in 4,000 ends in a claim.',
      },
      {
        title: 'Room to grow into',
        description:
          'Peak season, a product launch or a new warehouse: 1,150 tractors and a vetted carrier network flex with you.',
      },
    ],
  },
  opportunities: {
    opportunities_text:
      '<h2>What you get for the miles you give</h2><p>The same terms for everybody, in writing, before your first load.</p>',
    opportunities: [
      {
        logo: '/media/icon-pay.svg',
        description:
          'Up to 72 cents a mile for company drivers, paid weekly, with detention and layover from the first hour they are due.',
      },
      {
        logo: '/media/icon-home-time.svg',
        description:
          'Regional runs that are home every weekend, and over-the-road runs with three days at home for every two weeks out.',
      },
      {
        logo: '/media/icon-equipment.svg',
        description:
          'Late-model sleepers with automatic transmissions, bunk heaters, inverters and refrigerators. Slip seating is not our habit.',
      },
      {
        logo: '/media/icon-benefits.svg',
        description:
          'Medical, dental and vision insurance from day 30, a matched 401(k), and paid time off that starts with your first mile.',
      },
      {
        logo: '/media/icon-owner-operator.svg',
        description:
          'Owner-operators keep 78 percent of the gross, buy fuel at our discount, and choose their own loads on an open board.',
      },
      {
        logo: '/media/icon-training.svg',
        description:
          'New to the trade? Six paid weeks with a mentor who has a million safe miles behind the wheel and the patience to match.',
      },
    ],
  },
  'how-working': {
    work_with_us_text:
      '<h2>From application to first load in nine days</h2><p>Four steps, and you know at each one who is waiting for whom.</p>',
    steps: [
      {
        logo: '/media/icon-apply.svg',
        title: 'Apply',
        description: 'Fill in the short form. You need a Class A license and a phone number.',
      },
      {
        logo: '/media/icon-call.svg',
        title: 'Talk',
        description:
          'A recruiter calls the same day, goes through pay, lanes and home time, and sends it all in writing.',
      },
      {
        logo: '/media/icon-orientation.svg',
        title: 'Get oriented',
        description:
          'Three paid days in Dallas: road test, medical, equipment and the people you will be talking to. Travel is on us.',
      },
      {
        logo: '/media/icon-road.svg',
        title: 'Roll',
        description:
          'You get your own truck, a first load toward home, and a mentor on call for your first ninety days.',
      },
    ],
  },
} satisfies Partial<Record<SectionName, SectionContent>>;
