import type { SectionContent } from '@/contract/office/content/calls';
import type { SectionName } from '@/contract/office/content/sections';

export const home = {
  'home-title': {
    home_title_text:
      '<h1>Freight that keeps its word.</h1><p>Linehaul moves truckload freight across the lower 48 with its own drivers and its own equipment. When we say Tuesday at six, the trailer backs in on Tuesday at six.</p>',
    video: '/media/hero.mp4',
    picture: null,
  },
  'home-services': {
    driver_and_shipper_text:
      '<h2>One road, two promises</h2><p>Drivers get miles that are planned, paid and honest. Shippers get a truck that shows up, and a person who picks up the phone.</p>',
    title_for_driver: 'Drivers',
    title_for_shipper: 'Shippers',
  },
  companies: {
    companies_text:
      '<h2>They trust us with Monday morning</h2><p>Grocers, mills and builders whose shelves and sites depend on a trailer being where we said it would be.</p>',
    companies: [
      {
        title: 'Northgate Grocers',
        description: 'Forty store deliveries a night from two distribution centers.',
        image: '/media/company-1.svg',
      },
      {
        title: 'Cascade Paper',
        description: 'Roll stock out of the Pacific Northwest, tail loads included.',
        image: '/media/company-2.svg',
      },
      {
        title: 'Ironwood Supply',
        description: 'Lumber and roofing to job sites that open at five in the morning.',
        image: '/media/company-3.svg',
      },
      {
        title: 'Blue Mesa Foods',
        description: 'Frozen meals at minus ten, from Denver to both coasts.',
        image: '/media/company-4.svg',
      },
      {
        title: 'Harbor & Pine',
        description: 'Furniture, blanket wrapped, with next to no claims in six years.',
        image: '/media/company-5.svg',
      },
      {
        title: 'Redstone Steel',
        description: 'Coils and plate on step decks through the Ohio valley.',
        image: '/media/company-6.svg',
      },
      {
        title: 'Prairie Home',
        description: 'A dedicated fleet of 35 tractors for store replenishment.',
        image: '/media/company-7.svg',
      },
      {
        title: 'Summit Beverage',
        description: 'Drop trailers at nine bottling plants, refilled around the clock.',
        image: '/media/company-8.svg',
      },
    ],
  },
  'reliable-solution': {
    reliable_solution_text:
      '<h2>Reliable is a habit, not a slogan</h2><p>Every truck is inspected before it rolls, every load has a named dispatcher, and every delay is called in before you have to ask. That is how <strong>98.6 percent</strong> of our loads arrived on time last year.</p>',
    solutions: [
      {
        title: 'One load, one dispatcher, one number to call',
        description:
          'From the pickup appointment to the signed bill of lading your freight has one person in charge. You have that name and that direct line before the truck is loaded, and it does not change at shift end.',
      },
    ],
  },
  services: {
    services_text:
      '<h2>What we haul, and how</h2><p>Six ways to move a load, one dispatch floor behind all of them. Tell us the freight and the dates, and we will tell you which one fits.</p>',
    services: [
      {
        logo: '/media/icon-dry-van.svg',
        title: 'Dry van truckload',
        description:
          'Fifty-three foot trailers with air-ride suspension for palletized freight, coast to coast, with team drivers where the clock is short.',
      },
      {
        logo: '/media/icon-refrigerated.svg',
        title: 'Temperature controlled',
        description:
          'Reefers from minus 20 to 70 degrees. The set point and the return air are recorded every five minutes and sent with the proof of delivery.',
      },
      {
        logo: '/media/icon-flatbed.svg',
        title: 'Open deck',
        description:
          'Flatbeds and step decks for steel, lumber and machinery, tarped and chained by drivers who do nothing else.',
      },
      {
        logo: '/media/icon-dedicated.svg',
        title: 'Dedicated fleets',
        description:
          'Drivers, tractors and a dispatcher of your own, at a weekly price you can put in a budget. You get the fleet without the shop, the insurance and the turnover.',
      },
      {
        logo: '/media/icon-drop-trailer.svg',
        title: 'Drop trailer',
        description:
          'We leave empties in your yard and pick up the full ones. Your dock loads when it has the hands, and nobody pays detention.',
      },
      {
        logo: '/media/icon-brokerage.svg',
        title: 'Logistics and brokerage',
        description:
          'When our own trucks are out, we place your load with one of 900 carriers that we have vetted, and we stay on the phone until it is delivered.',
      },
    ],
  },
  testimonials: {
    comments_text:
      '<h2>Said about us</h2><p>From the people who ride in our cabs and the people who wait at our dock doors.</p>',
  },
} satisfies Partial<Record<SectionName, SectionContent>>;
