import { companyChange, companyPath, companyResponse } from '@/contract/office/company';
import { changeCompany } from '../../../domain/company/changeCompany';
import { readCompany } from '../../../domain/company/readCompany';
import { call } from '../../call';

/** The calls that read and replace the company, for admins (docs/product.md, Company). */
export const companyCalls = [
  call(
    {
      method: 'GET',
      path: companyPath,
      needs: 'content',
      summary: "The company's name and look",
      response: companyResponse,
    },
    async ({ api, queries }) => ({
      ...(await readCompany(queries)),
      default_time_zone: api.settings.timeZone,
    }),
  ),
  call(
    {
      method: 'PUT',
      path: companyPath,
      needs: 'content',
      mayBeStale: true,
      summary: "Replace the company's name and look",
      body: companyChange,
      response: companyResponse,
    },
    async ({ api, body, ...input }) => {
      const changed = await changeCompany(input, body);
      // Drops the pages of this process now, without waiting for the notification of the change.
      api.content.drop();
      return { ...changed, default_time_zone: api.settings.timeZone };
    },
  ),
];
