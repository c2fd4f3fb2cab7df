import { useState } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { CompanyProvider } from '@/components/Company/CompanyContext';
import type { PublicCompany } from '@/contract/company';
import { officePath } from '@/contract/routes';
import { createAuthProvider } from './data/authProvider';
import { createCall } from './data/call';
import { createDataProvider } from './data/dataProvider';
import { OfficePages } from './OfficePages';
import type { Staff } from './session';
import type { OfficeStore } from './store';

interface OfficeProps {
  store: OfficeStore;
  staff: Staff;
  company: PublicCompany;
}

/** The office under its path, with the store's session. */
export function Office({ store, staff, company }: OfficeProps) {
  const [router] = useState(() => {
    const pages = (
      <OfficePages
        dataProvider={createDataProvider(createCall(store))}
        authProvider={createAuthProvider(store, staff)}
      />
    );
    return createBrowserRouter([{ path: '*', element: pages }], { basename: officePath });
  });
  return (
    <CompanyProvider value={company}>
      <RouterProvider router={router} />
    </CompanyProvider>
  );
}
