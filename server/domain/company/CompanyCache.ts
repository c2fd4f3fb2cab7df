import { demonstrationCompany, type PublicCompany } from '@/contract/company';
import type { PreviousResponse } from '@/contract/extensions';
import type { SectionName } from '@/contract/office/content/sections';
import { readContacts, readPrivacyText } from '../content/pages';
import { readHiddenSections } from '../content/readSection';
import type { Queries } from '../../platform/database/Database';
import { demonstration } from '../tables/officeContent';
import { readOpening } from './opening';
import { readCompany } from './readCompany';

export interface SiteFacts {
  company: PublicCompany;
  /** The first phone number among the contacts; '' if there is none. */
  phone: string;
  /** The carrier's IANA time zone. */
  timeZone: string;
  /** Whether the fleet's records are fictitious. */
  hasDemonstration: boolean;
  hiddenSections: SectionName[];
  hasPrivacy: boolean;
  /** Whether visitors see the site. */
  isOpen: boolean;
}

/**
 * Caches the company's data for pages and drivers until the content changes. Keeps the last values while the database
 * is unavailable.
 */
export class CompanyCache {
  private last: SiteFacts;
  private reading: Promise<SiteFacts> | null = null;

  /** `ownTimeZone` applies until the company chooses a time zone. */
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

  async forDrivers(): Promise<Pick<PreviousResponse, 'carrier_phone'>> {
    return { carrier_phone: (await this.kept()).phone };
  }

  async timeZone(): Promise<string> {
    return (await this.kept()).timeZone;
  }

  /** Returns the same object until the content changes, so callers can compare it by reference. */
  forPages(): Promise<SiteFacts> {
    return this.kept();
  }

  private kept(): Promise<SiteFacts> {
    this.reading ??= this.read();
    return this.reading;
  }

  private async read(): Promise<SiteFacts> {
    try {
      const { version, max_deferral_days, exempt_items, time_zone, ...company } = await readCompany(
        this.queries,
      );
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
      // Discards the failed read, so the next caller reads again.
      this.reading = null;
      return this.last;
    }
  }
}
