import { company, companyChange, companyPath } from '@/contract/office/company';
import type { CallDescription } from '../../openapi/CallDescription';

export const companyCalls: readonly CallDescription[] = [
  {
    path: companyPath,
    method: 'get',
    summary: "The company's name and look (admins)",
    answer: company,
    needsBearer: true,
  },
  {
    path: companyPath,
    method: 'put',
    summary: "Replace the company's name and look (admins)",
    body: companyChange,
    answer: company,
    needsBearer: true,
    mayBeStale: true,
  },
];
