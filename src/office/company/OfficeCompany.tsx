import { createContext, useContext, useState } from 'react';
import { CompanyProvider } from '@/components/companyContext';
import type { PublicCompany } from '@/contract/company';

const ChangeContext = createContext<(saved: PublicCompany) => void>(() => undefined);

interface OfficeCompanyProps {
  /** The company from the page's settings. */
  initial: PublicCompany;
  children: React.ReactNode;
}

/** Provides the company, including later changes, to the office's header, titles and theme. */
export function OfficeCompany({ initial, children }: OfficeCompanyProps) {
  const [company, setCompany] = useState(initial);
  return (
    <ChangeContext value={setCompany}>
      <CompanyProvider value={company}>{children}</CompanyProvider>
    </ChangeContext>
  );
}

/** Returns a function that shows a saved company in place of the one that the page started with. */
export const useShowCompany = () => useContext(ChangeContext);
