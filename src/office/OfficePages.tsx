import { useMemo, useState } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import type { AuthProvider, DataProvider } from 'react-admin';
import { Route } from 'react-router';
import { useCompany } from '@/components/Company/CompanyContext';
import { sitePages } from '@/contract/office/content/sections';
import type { SitePageName } from '@/contract/office/content/sections';
import type { OfficeComment } from '@/contract/office/comments';
import type { Lead } from '@/contract/office/leads';
import type { Person } from '@/contract/office/people';
import type { Defect, ReportRow } from '@/contract/records';
import { vehicleLabel } from '@/contract/vehicleLabel';
import { itemLabel } from '@/contract/checklist';
import { authorOf } from './comments/commentAuthor';
import { createQueryClient } from './data/queryClient';
import { icons } from './layout/icons';
import { OfficeLayout } from './layout/OfficeLayout';
import { Forbidden, NotFound, OnlyFor } from './layout/otherPages';
import { PageSkeleton } from './layout/PageSkeleton';
import { senderOf } from './leads/leadText';
import { i18nProvider } from './messages';
import * as pages from './pages';
import { officeTheme } from './theme';
import { Today } from './today/Today';

const defectTitle = ({ vehicle, item }: Defect) => `${vehicleLabel(vehicle)}: ${itemLabel(item)}`;
const personTitle = ({ username }: Person) => `Person ${username}`;

const forAdmins = (page: React.ReactNode) => <OnlyFor permission="content">{page}</OnlyFor>;

const customRoutes = [
  ...Object.keys(sitePages).map((page) => (
    <Route
      key={page}
      path={`/site/${page}`}
      element={forAdmins(<pages.SitePage page={page as SitePageName} />)}
    />
  )),
  <Route key="company" path="/company" element={forAdmins(<pages.CompanyPage />)} />,
  <Route key="setup" path="/setup" element={<pages.SetupGuide />} />,
  <Route key="account" path="/account" element={<pages.MyAccount />} />,
];

interface OfficePagesProps {
  dataProvider: DataProvider;
  authProvider: AuthProvider;
}

/**
 * react-admin with the office's pages. Needs a data router for its warning about unsaved changes.
 */
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
      dashboard={Today}
      loginPage={false}
      loading={PageSkeleton}
      catchAll={NotFound}
      accessDenied={Forbidden}
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
        show={pages.VehicleShow}
        edit={<pages.VehicleShow isEditing />}
        recordRepresentation={vehicleLabel}
      />
      <Resource
        name="leads"
        icon={icons.leads}
        list={pages.LeadList}
        show={pages.LeadShow}
        recordRepresentation={(lead: Lead) => `Lead: ${senderOf(lead)}`}
      />
      <Resource
        name="comments"
        icon={icons.comments}
        list={pages.CommentList}
        show={pages.CommentShow}
        recordRepresentation={(comment: OfficeComment) => `Comment: ${authorOf(comment)}`}
      />
      <Resource
        name="media"
        icon={icons.media}
        list={pages.MediaList}
        recordRepresentation="name"
      />
      <Resource
        name="people"
        icon={icons.people}
        list={pages.PeopleList}
        create={pages.PersonCreate}
        edit={pages.PersonEdit}
        recordRepresentation={personTitle}
      />
      <Resource name="audit" icon={icons.audit} list={pages.AuditList} />
      <Resource name="browser-errors" list={pages.BrowserErrorList} />
      <CustomRoutes>{customRoutes}</CustomRoutes>
    </Admin>
  );
}
