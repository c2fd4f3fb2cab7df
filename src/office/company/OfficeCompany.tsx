import { createContext, useContext, useState } from 'react';
import { CompanyProvider } from '@/components/companyContext';
import type { PublicCompany } from '@/contract/company';

const ChangeContext = createContext<(saved: PublicCompany) => void>(() => undefined);

interface OfficeCompanyProps {
  initial: PublicCompany;
  children: React.ReactNode;
}

/** Provides the company, which `useShowCompany` replaces. */
export function OfficeCompany({ initial, children }: OfficeCompanyProps) {
  const [company, setCompany] = useState(initial);
  return (
    <ChangeContext value={setCompany}>
      <CompanyProvider value={company}>{children}</CompanyProvider>
    </ChangeContext>
  );
}

/** Returns a function that shows a newly saved company without a reload. */
export const useShowCompany = () => useContext(ChangeContext);
