import { demonstrationCompany, type PublicCompany } from '@/contract/company';
import type { PreviousResponse } from '@/contract/extensions';
import type { SectionName } from '@/contract/office/content/sections';
import { readContacts, readPrivacyText } from '../content/pages';
import { readHiddenSections } from '../content/readSection';
import type { Queries } from '../../platform/database/Database';
import { demonstration } from '../tables/officeContent';
import { readOpening } from './opening';
import { readCompany } from './readCompany';

/** The facts about the company in every page's settings. */
export interface SiteFacts {
  company: PublicCompany;
  /** The first phone number of the contacts; '' if there is none. */
  phone: string;
  /** The carrier's IANA time zone. */
  timeZone: string;
  /** Whether the fleet's records are fictitious. */
  hasDemonstration: boolean;
  /** The sections that the site does not show. */
  hiddenSections: SectionName[];
  hasPrivacy: boolean;
  /** Whether visitors see the site. Otherwise they see 'Opening soon'. */
  isOpen: boolean;
}

/**
 * The company's data for pages and drivers, cached until the content changes. Keeps the last values
 * while the database is unavailable.
 */
export class CompanyCache {
  private last: SiteFacts;
  private reading: Promise<SiteFacts> | null = null;

  /** The time zone that applies until the company chooses another. */
  constructor(
    private readonly queries: Queries,
    private readonly ownTimeZone: string,
  ) {
    this.last = {
      company: demonstrationCompany,
      timeZone: ownTimeZone,
      phone: '',
      hasDemonstration: false,
      hiddenSections: [],
      hasPrivacy: false,
      isOpen: true,
    };
  }

  drop(): void {
    this.reading = null;
  }

  async current(): Promise<PublicCompany> {
    return (await this.kept()).company;
  }

  /** The field `carrier_phone` of the response about previous reports. */
  async forDrivers(): Promise<Pick<PreviousResponse, 'carrier_phone'>> {
    return { carrier_phone: (await this.kept()).phone };
  }

  /** The time zone for the carrier's days and displayed times. */
  async timeZone(): Promise<string> {
    return (await this.kept()).timeZone;
  }

  /** Returns the same object until the content changes. */
  forPages(): Promise<SiteFacts> {
    return this.kept();
  }

  private kept(): Promise<SiteFacts> {
    this.reading ??= this.read();
    return this.reading;
  }

  private async read(): Promise<SiteFacts> {
    try {
      const { version, max_deferral_days, time_zone, ...company } = await readCompany(this.queries);
      const { phone1: phone } = await readContacts(this.queries);
      const made = await this.queries.select().from(demonstration);
      this.last = {
        company,
        timeZone: time_zone ?? this.ownTimeZone,
        phone,
        hasDemonstration: made.length > 0,
        hiddenSections: await readHiddenSections(this.queries),
        hasPrivacy: (await readPrivacyText(this.queries)) !== '',
        isOpen: (await readOpening(this.queries)).is_open,
      };
      return this.last;
    } catch {
      // Forgets the failed read, so that the next caller reads again.
      this.reading = null;
      return this.last;
    }
  }
}
