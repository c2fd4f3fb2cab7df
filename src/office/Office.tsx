import { useMemo, useState } from 'react';
import { Provider } from 'react-redux';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { PublicCompany } from '@/contract/company';
import { officePath } from '@/contract/routes';
import { OfficeCompany } from './company/OfficeCompany';
import { createAuthProvider } from './data/authProvider';
import { createCall } from './data/call';
import { createDataProvider } from './data/dataProvider';
import { leaveOffice } from './leaveOffice';
import { DemonstrationContext } from './layout/DemonstrationBanner';
import { OfficePages } from './OfficePages';
import { SiteOpeningContext } from './setup/siteOpening';
import type { Staff } from './session';
import type { OfficeStore } from './store';

interface OfficeProps {
  store: OfficeStore;
  staff: Staff;
  company: PublicCompany;
  isDemonstration?: boolean;
  openingSoon?: boolean | undefined;
}

export function Office({
  store,
  staff,
  company,
  isDemonstration = false,
  openingSoon = false,
}: OfficeProps) {
  const [isOpen, setOpen] = useState(!openingSoon);
  const opening = useMemo(() => ({ isOpen, setOpen }), [isOpen]);
  const [router] = useState(() => {
    const pages = (
      <OfficePages
        dataProvider={createDataProvider(createCall(store))}
        authProvider={createAuthProvider(store, staff, leaveOffice)}
      />
    );
    return createBrowserRouter([{ path: '*', element: pages }], { basename: officePath });
  });
  return (
    <Provider store={store}>
      <OfficeCompany initial={company}>
        <DemonstrationContext value={isDemonstration}>
          <SiteOpeningContext value={opening}>
            <RouterProvider router={router} />
          </SiteOpeningContext>
        </DemonstrationContext>
      </OfficeCompany>
    </Provider>
  );
}
