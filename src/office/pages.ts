import { loadedPart as page } from './layout/loadedPart';

/* Each page has its own script, which loads when the page is opened. */

export const AuditList = page(() => import('./audit/AuditList'), 'AuditList');
export const BrowserErrorList = page(
  () => import('./browserErrors/BrowserErrorList'),
  'BrowserErrorList',
);
export const CommentList = page(() => import('./comments/CommentList'), 'CommentList');
export const CommentShow = page(() => import('./comments/CommentShow'), 'CommentShow');
export const CompanyPage = page(() => import('./company/CompanyPage'), 'CompanyPage');
export const DefectList = page(() => import('./defects/DefectList'), 'DefectList');
export const DefectShow = page(() => import('./defects/DefectShow'), 'DefectShow');
export const DriverList = page(() => import('./drivers/DriverList'), 'DriverList');
export const LeadList = page(() => import('./leads/LeadList'), 'LeadList');
export const LeadShow = page(() => import('./leads/LeadShow'), 'LeadShow');
export const MediaList = page(() => import('./media/MediaList'), 'MediaList');
export const MyAccount = page(() => import('./account/MyAccount'), 'MyAccount');
export const NotFittedByKind = page(() => import('./notFitted/NotFittedByKind'), 'NotFittedByKind');
export const PeopleList = page(() => import('./people/PeopleList'), 'PeopleList');
export const PeopleImport = page(() => import('./imports/PeopleImport'), 'PeopleImport');
export const PersonCreate = page(() => import('./people/PersonCreate'), 'PersonCreate');
export const PersonEdit = page(() => import('./people/PersonEdit'), 'PersonEdit');
export const ReportList = page(() => import('./reports/ReportList'), 'ReportList');
export const ReportShow = page(() => import('./reports/ReportShow'), 'ReportShow');
export const SetupGuide = page(() => import('./setup/SetupGuide'), 'SetupGuide');
export const SitePage = page(() => import('./content/SitePage'), 'SitePage');
export const VehicleCreate = page(() => import('./vehicles/VehicleCreate'), 'VehicleCreate');
export const VehicleImport = page(() => import('./imports/VehicleImport'), 'VehicleImport');
export const VehicleLabels = page(() => import('./vehicleLabels/VehicleLabels'), 'VehicleLabels');
export const VehicleShow = page(() => import('./vehicles/VehicleShow'), 'VehicleShow');
export const VehicleList = page(() => import('./vehicles/VehicleList'), 'VehicleList');
