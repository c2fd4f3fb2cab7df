import { demonstrationCompany } from '@/contract/company';
import type { PublicCompany } from '@/contract/company';
import type { Queries } from '../db/Database';
import { readCompany } from './readCompany';

/**
 * The company's name and look, kept until the content changes. While the database is unavailable
 * it stays what it was.
 */
export class CompanyCache {
  private last: PublicCompany = demonstrationCompany;
  private reading: Promise<PublicCompany> | null = null;

  constructor(private readonly queries: Queries) {}

  drop(): void {
    this.reading = null;
  }

  current(): Promise<PublicCompany> {
    this.reading ??= this.read();
    return this.reading;
  }

  private async read(): Promise<PublicCompany> {
    try {
      const { version, phone_signatures, ...fields } = await readCompany(this.queries);
      this.last = fields;
      return fields;
    } catch {
      // The next caller tries again.
      this.reading = null;
      return this.last;
    }
  }
}
