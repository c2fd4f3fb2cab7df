import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/**
 * The columns that hold addresses of pictures and videos, or rich text with pictures in it, each
 * with the name of its place as an expression in SQL.
 */
const columns: readonly (readonly [table: string, columns: string, place: string])[] = [
  ['home_files', 'file', `'Home, hero'`],
  [
    'about_texts',
    'home_title_text, driver_and_shipper_text, companies_text, reliable_solution_text, services_text, comments_text',
    `'Home, texts'`,
  ],
  ['services', 'logo, description', `'Services: ' || title`],
  ['companies', 'image, description', `'Home, companies: ' || title`],
  ['reliable_solutions', 'description', `'Home, reliable solution: ' || title`],
  ['locations_text', 'description', `'Home, locations'`],
  ['locations', 'description', `'Home, locations: ' || title`],
  ['driver_page', 'driver_form_back_imgae', `'Drivers, hero'`],
  [
    'driver_page',
    'driver_and_shipper_text, driver_form_text, opportunities_text, work_with_us_text',
    `'Drivers, texts'`,
  ],
  ['opportunities', 'logo, description', `'Drivers, opportunities'`],
  ['how_working', 'logo, description', `'Drivers, how it works: ' || title`],
  ['reason_files', 'file', `'Features'`],
  ['reasons', 'description', `'Features: ' || title`],
  ['shipper_page', 'shipper_main_back_imgae', `'Shippers, hero'`],
  [
    'shipper_page',
    'shipper_main_title_text, shipper_text, choose_text, second_choose_text',
    `'Shippers, texts'`,
  ],
  ['reasons_to_choose', 'logo, description, text', `'Shippers, reasons: ' || title`],
  ['second_reasons', 'image', `'Shippers, what we carry: ' || title`],
  ['third_reasons', 'image', `'Shippers, sections: ' || title`],
  ['company', 'logo_light, logo_dark', `'Company, logo'`],
];

const places = columns
  .map(
    ([table, names, place]) => `select concat(${names}) as held, ${place} as place from ${table}`,
  )
  .join(' union all ');

/** The places of the site that show a file of `media_files`, in any width, as a list in JSON. */
export const usedIn: SQL = sql`(
  select coalesce(jsonb_agg(distinct place), '[]') from (${sql.raw(places)}) as places
  where position('/media/' || media_files.hash || '-' in held) > 0
)`;
