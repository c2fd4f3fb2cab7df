import { bigint, doublePrecision, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';

/**
 * The published content (docs/product.md). Columns have the API's names, including misspelled ones, so a row is a
 * response. Single-row tables have `id` 1 (checked). Lists are ordered by `position`.
 */
const one = () => integer('id').primaryKey().default(1);
const longText = (name: string) => text(name).notNull().default('');
const title = (name: string) => varchar(name, { length: 250 }).notNull().default('');
/** A picture's or film's address: absolute, or a path on this server. */
const media = (name: string) => text(name);
const listed = () => ({
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  position: integer('position').notNull().default(0),
});

export const contacts = pgTable('contacts', {
  id: one(),
  address: longText('address'),
  phone1: longText('phone1'),
  phone2: longText('phone2'),
  email: longText('email'),
  telegram: longText('telegram'),
  youtube: longText('youtube'),
  instagram: longText('instagram'),
  facebook: longText('facebook'),
  support_email: longText('support_email'),
  support_phone: longText('support_phone'),
});

export const aboutTexts = pgTable('about_texts', {
  id: one(),
  services_text: longText('services_text'),
  comments_text: longText('comments_text'),
  companies_text: longText('companies_text'),
  driver_and_shipper_text: longText('driver_and_shipper_text'),
  home_title_text: longText('home_title_text'),
  reliable_solution_text: longText('reliable_solution_text'),
});

export const reasonsTitles = pgTable('reasons_titles', {
  id: one(),
  title_for_driver: longText('title_for_driver'),
  title_for_shipper: longText('title_for_shipper'),
});

export const locationsText = pgTable('locations_text', {
  id: one(),
  title: longText('title'),
  description: longText('description'),
});

export const driverPage = pgTable('driver_page', {
  id: one(),
  driver_and_shipper_text: longText('driver_and_shipper_text'),
  driver_form_text: longText('driver_form_text'),
  opportunities_text: longText('opportunities_text'),
  work_with_us_text: longText('work_with_us_text'),
  driver_form_back_imgae: media('driver_form_back_imgae'),
});

export const shipperPage = pgTable('shipper_page', {
  id: one(),
  shipper_main_title_text: longText('shipper_main_title_text'),
  shipper_text: longText('shipper_text'),
  choose_text: longText('choose_text'),
  second_choose_text: longText('second_choose_text'),
  shipper_main_back_imgae: media('shipper_main_back_imgae'),
});

export const privacyPage = pgTable('privacy_page', {
  id: one(),
  privacy_text: longText('privacy_text'),
});

export const homeFiles = pgTable('home_files', {
  ...listed(),
  file: media('file'),
});

export const services = pgTable('services', {
  ...listed(),
  logo: media('logo'),
  title: title('title'),
  description: longText('description'),
});

export const opportunities = pgTable('opportunities', {
  ...listed(),
  logo: media('logo'),
  description: longText('description'),
});

export const howWorking = pgTable('how_working', {
  ...listed(),
  logo: media('logo'),
  title: title('title'),
  description: longText('description'),
});

export const companies = pgTable('companies', {
  ...listed(),
  title: title('title'),
  description: longText('description'),
  image: media('image'),
});

export const reliableSolutions = pgTable('reliable_solutions', {
  ...listed(),
  title: title('title'),
  description: longText('description'),
});

export const reasonsToChoose = pgTable('reasons_to_choose', {
  ...listed(),
  logo: media('logo'),
  title: title('title'),
  description: longText('description'),
  text: longText('text'),
});

export const secondReasons = pgTable('second_reasons', {
  ...listed(),
  title: title('title'),
  image: media('image'),
});

export const thirdReasons = pgTable('third_reasons', {
  ...listed(),
  title: title('title'),
  image: media('image'),
  description: longText('description'),
});

export const reasonFiles = pgTable('reason_files', {
  ...listed(),
  file: media('file'),
});

export const reasons = pgTable('reasons', {
  ...listed(),
  audience: text('audience', { enum: ['driver', 'shipper'] }).notNull(),
  title: title('title'),
  description: longText('description'),
});

export const locations = pgTable('locations', {
  ...listed(),
  title: title('title'),
  description: longText('description'),
  url: longText('url'),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
});
