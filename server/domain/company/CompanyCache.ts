import { demonstrationCompany, type PublicCompany } from '@/contract/company';
import type { PreviousResponse } from '@/contract/extensions';
import type { SectionName } from '@/contract/office/content/sections';
import { readContacts, readPrivacyText } from '../content/pages';
import { readHiddenSections } from '../content/readSection';
import type { Queries } from '../../platform/database/Database';
import { demonstration } from '../tables/officeContent';
import { readCompany } from './readCompany';

/** What every page of the site has in its settings. */
export interface SiteFacts {
  company: PublicCompany;
  /** The carrier's IANA time zone. */
  timeZone: string;
  /** Whether the fleet's records are made up. */
  hasDemonstration: boolean;
  /** The sections that the site does not show. */
  hiddenSections: SectionName[];
  /** Whether there is a text about privacy. */
  hasPrivacy: boolean;
}

interface Kept extends SiteFacts {
  /** The field of that name in the contract's response about previous reports. */
  forDrivers: Pick<PreviousResponse, 'carrier_phone'>;
}

/**
 * What pages and drivers read of the company, kept until the content changes. While the database is
 * unavailable, the last values stay.
 */
export class CompanyCache {
  private last: Kept;
  private reading: Promise<Kept> | null = null;

  /** `ownTimeZone` counts until the company has chosen another. */
  constructor(
    private readonly queries: Queries,
    private readonly ownTimeZone: string,
  ) {
    this.last = {
      company: demonstrationCompany,
      timeZone: ownTimeZone,
      forDrivers: { carrier_phone: '' },
      hasDemonstration: false,
      hiddenSections: [],
      hasPrivacy: false,
    };
  }

  drop(): void {
    this.reading = null;
  }

  async current(): Promise<PublicCompany> {
    return (await this.kept()).company;
  }

  async forDrivers(): Promise<Kept['forDrivers']> {
    return (await this.kept()).forDrivers;
  }

  /** The time zone in which the carrier's days begin and its times are shown. */
  async timeZone(): Promise<string> {
    return (await this.kept()).timeZone;
  }

  /** Returns the same object until the content changes. */
  forPages(): Promise<SiteFacts> {
    return this.kept();
  }

  private kept(): Promise<Kept> {
    this.reading ??= this.read();
    return this.reading;
  }

  private async read(): Promise<Kept> {
    try {
      const { version, max_deferral_days, time_zone, ...company } = await readCompany(this.queries);
      const { phone1: carrier_phone } = await readContacts(this.queries);
      const made = await this.queries.select().from(demonstration);
      this.last = {
        company,
        timeZone: time_zone ?? this.ownTimeZone,
        forDrivers: { carrier_phone },
        hasDemonstration: made.length > 0,
        hiddenSections: await readHiddenSections(this.queries),
        hasPrivacy: (await readPrivacyText(this.queries)) !== '',
      };
      return this.last;
    } catch {
      // The next caller tries again.
      this.reading = null;
      return this.last;
    }
  }
}
