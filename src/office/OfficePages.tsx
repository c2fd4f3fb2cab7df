import { useMemo, useState } from 'react';
import {
  Admin,
  CustomRoutes,
  Resource,
  usePermissions,
  type AuthProvider,
  type DataProvider,
} from 'react-admin';
import { Navigate, Route } from 'react-router';
import { useCompany } from '@/components/companyContext';
import { sitePages, type SitePageName } from '@/contract/office/content/sections';
import type { OfficeComment } from '@/contract/office/comments';
import type { Lead } from '@/contract/office/leads';
import type { Person } from '@/contract/office/people';
import { isAllowed, type Permission } from '@/contract/office/permissions';
import type { Role } from '@/contract/office/roles';
import type { Defect, ReportRow } from '@/contract/records';
import { vehicleLabel } from '@/contract/vehicleLabel';
import { itemLabel } from '@/contract/checklist';
import { getAuthorName } from './comments/commentAuthor';
import { createQueryClient } from './data/queryClient';
import { icons } from './layout/icons';
import { OfficeLayout } from './layout/OfficeLayout';
import { NotFound, OnlyFor } from './layout/otherPages';
import { PageSkeleton } from './layout/PageSkeleton';
import { senderText } from './leads/leadText';
import { i18nProvider } from './messages';
import * as pages from './pages';
import { officeTheme } from './theme';
import { Today } from './today/Today';

function FirstPage() {
  const { permissions: role } = usePermissions<Role>();
  if (role === undefined) return null;
  return isAllowed(role, 'today') ? <Today /> : <Navigate to="/reports" replace />;
}

const defectTitle = ({ vehicle, item }: Defect) => `${vehicleLabel(vehicle)}: ${itemLabel(item)}`;
const personTitle = ({ username }: Person) => `Person ${username}`;

/**
 * Instead of react-admin's canAccess, which would first fetch the page's data and briefly show the server's rejection.
 */
const onlyFor = (permission: Permission, page: React.ReactElement) => (
  <OnlyFor permission={permission}>{page}</OnlyFor>
);

const driverList = onlyFor('drivers.read', <pages.DriverList />);

const customRoutes = [
  ...Object.keys(sitePages).map((page) => (
    <Route
      key={page}
      path={`/site/${page}`}
      element={onlyFor('content', <pages.SitePage page={page as SitePageName} />)}
    />
  )),
  <Route key="company" path="/company" element={onlyFor('content', <pages.CompanyPage />)} />,
  <Route key="import" path="/import" element={onlyFor('vehicles.edit', <pages.VehicleImport />)} />,
  <Route
    key="import-people"
    path="/import/people"
    element={onlyFor('people', <pages.PeopleImport />)}
  />,
  <Route key="labels" path="/labels" element={onlyFor('vehicles.edit', <pages.VehicleLabels />)} />,
  <Route
    key="not-fitted"
    path="/not-fitted"
    element={onlyFor('vehicles.edit', <pages.NotFittedByKind />)}
  />,
  <Route key="setup" path="/setup" element={onlyFor('content', <pages.SetupGuide />)} />,
  <Route key="account" path="/account" element={<pages.MyAccount />} />,
];

interface OfficePagesProps {
  dataProvider: DataProvider;
  authProvider: AuthProvider;
}

export function OfficePages({ dataProvider, authProvider }: OfficePagesProps) {
  const { name, accent } = useCompany();
  const [queryClient] = useState(createQueryClient);
  const lightTheme = useMemo(() => officeTheme('light', accent), [accent]);
  const darkTheme = useMemo(() => officeTheme('dark', accent), [accent]);
  return (
    <Admin
      title={`${name} office`}
      dataProvider={dataProvider}
      queryClient={queryClient}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
      layout={OfficeLayout}
      dashboard={FirstPage}
      loginPage={false}
      loading={PageSkeleton}
      catchAll={NotFound}
      disableTelemetry
    >
      <Resource
        name="defects"
        icon={icons.defects}
        list={pages.DefectList}
        show={pages.DefectShow}
        recordRepresentation={defectTitle}
      />
      <Resource
        name="reports"
        icon={icons.reports}
        list={pages.ReportList}
        show={pages.ReportShow}
        recordRepresentation={({ id }: ReportRow) => `Report ${id}`}
      />
      <Resource
        name="vehicles"
        icon={icons.vehicles}
        list={pages.VehicleList}
        create={onlyFor('vehicles.edit', <pages.VehicleCreate />)}
        show={pages.VehicleShow}
        edit={<pages.VehicleShow isEditing />}
        recordRepresentation={vehicleLabel}
      />
      <Resource name="drivers" icon={icons.drivers} list={driverList} />
      <Resource
        name="leads"
        icon={icons.leads}
        list={onlyFor('leads', <pages.LeadList />)}
        show={onlyFor('leads', <pages.LeadShow />)}
        recordRepresentation={(lead: Lead) => `Lead: ${senderText(lead)}`}
      />
      <Resource
        name="comments"
        icon={icons.comments}
        list={onlyFor('comments', <pages.CommentList />)}
        show={onlyFor('comments', <pages.CommentShow />)}
        recordRepresentation={(comment: OfficeComment) => `Comment: ${getAuthorName(comment)}`}
      />
      <Resource
        name="media"
        icon={icons.media}
        list={onlyFor('media', <pages.MediaList />)}
        recordRepresentation="name"
      />
      <Resource
        name="people"
        icon={icons.people}
        list={onlyFor('people', <pages.PeopleList />)}
        create={onlyFor('people', <pages.PersonCreate />)}
        edit={onlyFor('people', <pages.PersonEdit />)}
        recordRepresentation={personTitle}
      />
      <Resource name="audit" icon={icons.audit} list={onlyFor('audit', <pages.AuditList />)} />
      <Resource name="browser-errors" list={onlyFor('browserErrors', <pages.BrowserErrorList />)} />
      <CustomRoutes>{customRoutes}</CustomRoutes>
    </Admin>
  );
}
