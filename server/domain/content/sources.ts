import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { driverPagePicture } from '@/contract/driver';
import type { SectionName } from '@/contract/office/content/sections';
import { shipperPagePicture } from '@/contract/shipper';
import * as content from '../tables/content';

/** A table with one row (`id` 1). */
type RowTable = PgTable & { id: PgColumn };
/** A table whose rows are ordered by `position`. */
export type ListTable = PgTable & { id: PgColumn; position: PgColumn };

/** A list: all rows of a table, or those of one audience. */
export interface ListSource {
  table: ListTable;
  audience?: 'driver' | 'shipper';
}

/** A field that is stored as the file at a fixed place of a list. */
export interface FileSource {
  table: typeof content.homeFiles | typeof content.reasonFiles;
  place: 0 | 1;
}

/** The tables and columns that store a section's fields and lists. */
export interface Source {
  /** Fields by table. Each has the name of its column. */
  rows?: readonly (readonly [table: RowTable, fields: readonly string[]])[];
  files?: Readonly<Record<string, FileSource>>;
  lists?: Readonly<Record<string, ListSource>>;
}

const { aboutTexts, contacts, driverPage, homeFiles, reasonFiles, reasons, shipperPage } = content;

export const sources: Readonly<Record<SectionName, Source>> = {
  'home-title': {
    rows: [[aboutTexts, ['home_title_text']]],
    files: {
      video: { table: homeFiles, place: 0 },
      picture: { table: homeFiles, place: 1 },
    },
  },
  'home-services': {
    rows: [
      [aboutTexts, ['driver_and_shipper_text']],
      [content.reasonsTitles, ['title_for_driver', 'title_for_shipper']],
    ],
  },
  'driver-features': {
    files: { picture: { table: reasonFiles, place: 0 } },
    lists: { features: { table: reasons, audience: 'driver' } },
  },
  'shipper-features': {
    files: { picture: { table: reasonFiles, place: 1 } },
    lists: { features: { table: reasons, audience: 'shipper' } },
  },
  companies: {
    rows: [[aboutTexts, ['companies_text']]],
    lists: { companies: { table: content.companies } },
  },
  'reliable-solution': {
    rows: [[aboutTexts, ['reliable_solution_text']]],
    lists: { solutions: { table: content.reliableSolutions } },
  },
  locations: {
    rows: [[content.locationsText, ['title', 'description']]],
    lists: { locations: { table: content.locations } },
  },
  services: {
    rows: [[aboutTexts, ['services_text']]],
    lists: { services: { table: content.services } },
  },
  testimonials: { rows: [[aboutTexts, ['comments_text']]] },
  'drivers-title': {
    rows: [[driverPage, ['driver_and_shipper_text', driverPagePicture, 'driver_form_text']]],
  },
  opportunities: {
    rows: [[driverPage, ['opportunities_text']]],
    lists: { opportunities: { table: content.opportunities } },
  },
  'how-working': {
    rows: [[driverPage, ['work_with_us_text']]],
    lists: { steps: { table: content.howWorking } },
  },
  'shippers-title': { rows: [[shipperPage, ['shipper_main_title_text', shipperPagePicture]]] },
  'shippers-introduction': { rows: [[shipperPage, ['shipper_text']]] },
  'reasons-to-choose': {
    rows: [[shipperPage, ['choose_text']]],
    lists: { reasons: { table: content.reasonsToChoose } },
  },
  'second-reasons': {
    rows: [[shipperPage, ['second_choose_text']]],
    lists: { reasons: { table: content.secondReasons } },
  },
  'third-reasons': { lists: { reasons: { table: content.thirdReasons } } },
  contacts: {
    rows: [
      [
        contacts,
        ['address', 'phone1', 'phone2', 'email', 'telegram', 'youtube', 'instagram', 'facebook'],
      ],
    ],
  },
  privacy: { rows: [[content.privacyPage, ['privacy_text']]] },
  support: { rows: [[contacts, ['support_email', 'support_phone']]] },
};
