import { useState } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import type { AuthProvider, DataProvider } from 'react-admin';
import { Route } from 'react-router';
import { useCompany } from '@/components/Company/CompanyContext';
import { sitePages } from '@/contract/office/content/sections';
import type { SitePageName } from '@/contract/office/content/sections';
import type { Lead } from '@/contract/office/leads';
import type { Person } from '@/contract/office/people';
import type { Defect, ReportRow } from '@/contract/records';
import { AuditList } from './audit/AuditList';
import { CommentList } from './comments/CommentList';
import { CompanyPage } from './company/CompanyPage';
import { SitePage } from './content/SitePage';
import { createQueryClient } from './data/queryClient';
import { DefectList } from './defects/DefectList';
import { DefectShow } from './defects/DefectShow';
import { icons, OfficeLayout } from './layout/OfficeLayout';
import { LeadList } from './leads/LeadList';
import { LeadShow } from './leads/LeadShow';
import { whoOf } from './leads/leadWords';
import { MediaList } from './media/MediaList';
import { i18nProvider } from './messages';
import { PeopleList } from './people/PeopleList';
import { PersonCreate } from './people/PersonCreate';
import { PersonEdit } from './people/PersonEdit';
import { ReportList } from './reports/ReportList';
import { ReportShow } from './reports/ReportShow';
import { officeTheme } from './theme';
import { itemLabel, vehicleWords } from './words';
import { Today } from './today/Today';
import { VehicleEdit } from './vehicles/VehicleEdit';
import { VehicleList } from './vehicles/VehicleList';

const defectTitle = ({ vehicle, item }: Defect) => `${vehicleWords(vehicle)}: ${itemLabel(item)}`;
const personTitle = ({ username }: Person) => `Person ${username}`;

interface OfficePagesProps {
  dataProvider: DataProvider;
  authProvider: AuthProvider;
}

/** react-admin with the office's pages. Needs a data router, for its guard against unsaved changes. */
export function OfficePages({ dataProvider, authProvider }: OfficePagesProps) {
  const { name, accent } = useCompany();
  const [queryClient] = useState(createQueryClient);
  const [lightTheme] = useState(() => officeTheme('light', accent));
  const [darkTheme] = useState(() => officeTheme('dark', accent));
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
      disableTelemetry
    >
      <Resource
        name="defects"
        icon={icons.defects}
        list={DefectList}
        show={DefectShow}
        recordRepresentation={defectTitle}
      />
      <Resource
        name="reports"
        icon={icons.reports}
        list={ReportList}
        show={ReportShow}
        recordRepresentation={({ id }: ReportRow) => `Report ${id}`}
      />
      <Resource
        name="vehicles"
        icon={icons.vehicles}
        list={VehicleList}
        edit={VehicleEdit}
        recordRepresentation={vehicleWords}
      />
      <Resource
        name="leads"
        icon={icons.leads}
        list={LeadList}
        show={LeadShow}
        recordRepresentation={(lead: Lead) => `Lead: ${whoOf(lead)}`}
      />
      <Resource name="comments" icon={icons.comments} list={CommentList} />
      <Resource name="media" icon={icons.media} list={MediaList} recordRepresentation="name" />
      <Resource
        name="people"
        icon={icons.people}
        list={PeopleList}
        create={PersonCreate}
        edit={PersonEdit}
        recordRepresentation={personTitle}
      />
      <Resource name="audit" icon={icons.audit} list={AuditList} />
      <CustomRoutes>
        {Object.keys(sitePages).map((page) => (
          <Route
            key={page}
            path={`/site/${page}`}
            element={<SitePage page={page as SitePageName} />}
          />
        ))}
        <Route path="/company" element={<CompanyPage />} />
      </CustomRoutes>
    </Admin>
  );
}
