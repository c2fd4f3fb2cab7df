import { Suspense } from 'react';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import AssignmentIcon from '@mui/icons-material/Assignment';
import BuildIcon from '@mui/icons-material/Build';
import CommentIcon from '@mui/icons-material/Comment';
import GroupIcon from '@mui/icons-material/Group';
import HistoryIcon from '@mui/icons-material/History';
import ImageIcon from '@mui/icons-material/Image';
import InboxIcon from '@mui/icons-material/Inbox';
import TodayIcon from '@mui/icons-material/Today';
import GlobalStyles from '@mui/material/GlobalStyles';
import BusinessIcon from '@mui/icons-material/Business';
import WebIcon from '@mui/icons-material/Web';
import { AppBar, Layout, Menu, TitlePortal, usePermissions } from 'react-admin';
import { sitePages } from '@/contract/office/content/sections';
import { isAllowed } from '@/contract/office/permissions';
import type { Role } from '@/contract/office/roles';
import { DemonstrationBanner } from './DemonstrationBanner';
import { OfficeLogo } from './OfficeLogo';
import { PageSkeleton } from './PageSkeleton';
import { SignInAgain } from './SignInAgain';

/** The site's pages and the company. */
function SiteItems() {
  return (
    <>
      {Object.entries(sitePages).map(([page, { label }]) => (
        <Menu.Item key={page} to={`/site/${page}`} primaryText={label} leftIcon={<WebIcon />} />
      ))}
      <Menu.Item to="/company" primaryText="Company" leftIcon={<BusinessIcon />} />
    </>
  );
}

/** The pages that the role may open: each item asks the auth provider. */
function OfficeMenu() {
  const { permissions: role } = usePermissions<Role>();
  const isAdmin = role !== undefined && isAllowed(role, 'content');
  return (
    <Menu>
      <Menu.DashboardItem leftIcon={<TodayIcon />} />
      <Menu.ResourceItem name="defects" />
      <Menu.ResourceItem name="reports" />
      <Menu.ResourceItem name="vehicles" />
      <Menu.ResourceItem name="leads" />
      <Menu.ResourceItem name="comments" />
      <Menu.ResourceItem name="media" />
      <Menu.ResourceItem name="people" />
      <Menu.ResourceItem name="audit" />
      {isAdmin ? <SiteItems /> : null}
    </Menu>
  );
}

export const icons = {
  defects: BuildIcon,
  reports: AssignmentIcon,
  vehicles: LocalShippingIcon,
  leads: InboxIcon,
  comments: CommentIcon,
  media: ImageIcon,
  people: GroupIcon,
  audit: HistoryIcon,
};

/** Its title is the page's heading, so a phone keeps it while scrolling. */
function OfficeAppBar() {
  return (
    <AppBar alwaysOn>
      <TitlePortal component="h1" />
      <OfficeLogo />
    </AppBar>
  );
}

const styles = {
  // Labels stand above their fields, so the outline has no gap for them.
  '.MuiOutlinedInput-notchedOutline': { top: 0 },
  '.MuiOutlinedInput-notchedOutline legend': { display: 'none' },
  '@media screen and (min-width: 900px)': {
    '.RaLayout-content': { paddingInline: '16px 24px', paddingBottom: '24px' },
  },
  // A printed page is the sheet alone.
  '@media print': {
    body: { background: '#fff' },
    'header, .RaLayout-appFrame > .MuiDrawer-root, .RaSidebar-fixed, .no-print': {
      display: 'none !important',
    },
    '.RaLayout-root, .RaLayout-appFrame, .RaLayout-contentWithSidebar': {
      display: 'block !important',
      margin: '0 !important',
      minHeight: '0 !important',
      background: '#fff',
    },
    '.RaShow-card, .RaLayout-content': {
      border: '0 !important',
      padding: '0 !important',
      background: '#fff !important',
    },
    '.RaSidebar-docked, .RaLayout-contentWithSidebar > nav': { display: 'none !important' },
  },
} as const;

/** The layout of every page, on the screen and in print. */
export function OfficeLayout({ children }: { children: React.ReactNode }) {
  return (
    <>
      <GlobalStyles styles={styles} />
      <Layout menu={OfficeMenu} appBar={OfficeAppBar}>
        <DemonstrationBanner />
        <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      </Layout>
      <SignInAgain />
    </>
  );
}
