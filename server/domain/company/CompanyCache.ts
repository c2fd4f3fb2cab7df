import { demonstrationCompany } from '@/contract/company';
import type { PublicCompany } from '@/contract/company';
import type { PreviousResponse } from '@/contract/extensions';
import { readContacts } from '../content/pages';
import type { Queries } from '../../platform/database/Database';
import { demonstration } from '../tables/officeContent';
import { readCompany } from './readCompany';

interface Kept {
  company: PublicCompany;
  /** The field of that name in the contract's response about previous reports. */
  forDrivers: Pick<PreviousResponse, 'carrier_phone'>;
  /** Whether the fleet's records are made up. */
  hasDemonstration: boolean;
}

/**
 * The company's name and look, and what drivers read of it, kept until the content changes. While
 * the database is unavailable, the last values stay.
 */
export class CompanyCache {
  private last: Kept = {
    company: demonstrationCompany,
    forDrivers: { carrier_phone: '' },
    hasDemonstration: false,
  };
  private reading: Promise<Kept> | null = null;

  constructor(private readonly queries: Queries) {}

  drop(): void {
    this.reading = null;
  }

  async current(): Promise<PublicCompany> {
    return (await this.kept()).company;
  }

  async forDrivers(): Promise<Kept['forDrivers']> {
    return (await this.kept()).forDrivers;
  }

  async hasDemonstration(): Promise<boolean> {
    return (await this.kept()).hasDemonstration;
  }

  private kept(): Promise<Kept> {
    this.reading ??= this.read();
    return this.reading;
  }

  private async read(): Promise<Kept> {
    try {
      const { version, ...company } = await readCompany(this.queries);
      const { phone1: carrier_phone } = await readContacts(this.queries);
      const made = await this.queries.select().from(demonstration);
      this.last = {
        ...{ company, forDrivers: { carrier_phone } },
        hasDemonstration: made.length > 0,
      };
      return this.last;
    } catch {
      // The next caller tries again.
      this.reading = null;
      return this.last;
    }
  }
}
