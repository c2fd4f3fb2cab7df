import { createContext, useContext } from 'react';
import type { Theme } from '@mui/material/styles';
import { demonstrationCompany, type PublicCompany } from '@/contract/company';
import { withAccent } from '@/theme/withAccent';

const CompanyContext = createContext<PublicCompany>(demonstrationCompany);

/** Provides the company. By default, it is the demonstration's. */
export const CompanyProvider = CompanyContext.Provider;

export function useCompany(): PublicCompany {
  return useContext(CompanyContext);
}

export function useCompanyTheme(theme: Theme): Theme {
  return withAccent(theme, useCompany().accent);
}
