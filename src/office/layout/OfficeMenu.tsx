import AccountCircleIcon from '@mui/icons-material/AccountCircle';
import BusinessIcon from '@mui/icons-material/Business';
import ChecklistIcon from '@mui/icons-material/Checklist';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import TodayIcon from '@mui/icons-material/Today';
import WebIcon from '@mui/icons-material/Web';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  Menu,
  useGetList,
  useGetResourceLabel,
  usePermissions,
  useSidebarState,
} from 'react-admin';
import { sitePages } from '@/contract/office/content/sections';
import { isAllowed } from '@/contract/office/permissions';
import type { Role } from '@/contract/office/roles';
import { pollInterval } from '../data/pollInterval';
import { useToday } from '../today/useToday';
import { icons } from './icons';

type Resource = keyof typeof icons;

function Heading({ text }: { text: string }) {
  const [isOpen] = useSidebarState();
  if (!isOpen) return <Divider component="li" role="presentation" sx={{ my: 1 }} />;
  return (
    <Typography
      component="li"
      role="presentation"
      variant="overline"
      color="textSecondary"
      sx={{ px: 2, pt: 2, pb: 0.5 }}
    >
      {text}
    </Typography>
  );
}

interface ResourceItemProps {
  name: Resource;
  /** The number of items that need attention on the page. */
  waiting?: number | undefined;
  /** A word after the number, such as 'new', for a page that also lists other items. */
  among?: string;
}

function ResourceItem({ name, waiting = 0, among = '' }: ResourceItemProps) {
  const getResourceLabel = useGetResourceLabel();
  const Icon = icons[name];
  return (
    <Menu.Item
      to={`/${name}`}
      leftIcon={<Icon />}
      primaryText={
        <Stack direction="row" component="span" sx={{ justifyContent: 'space-between', gap: 1 }}>
          {getResourceLabel(name, 2)}
          {waiting > 0 ? (
            <Typography component="span" variant="body2" color="textSecondary">
              {`${waiting} ${among}`.trim()}
            </Typography>
          ) : null}
        </Stack>
      }
    />
  );
}

function useWaitingComments(isAllowedTo: boolean): number | undefined {
  const params = {
    filter: { state: 'waiting' },
    sort: { field: 'created_at', order: 'ASC' as const },
    pagination: { page: 1, perPage: 1 },
  };
  const options = { enabled: isAllowedTo, refetchInterval: pollInterval };
  return useGetList('comments', params, options).total;
}

function Customers() {
  const { data } = useToday();
  const comments = useWaitingComments(true);
  return (
    <>
      <Heading text="Customers" />
      <ResourceItem name="leads" waiting={data?.new_leads} among="new" />
      <ResourceItem name="comments" waiting={comments} among="waiting" />
    </>
  );
}

function Website() {
  return (
    <>
      <Heading text="Website" />
      {Object.entries(sitePages).map(([page, { label }]) => (
        <Menu.Item key={page} to={`/site/${page}`} primaryText={label} leftIcon={<WebIcon />} />
      ))}
      <ResourceItem name="media" />
    </>
  );
}

function Settings() {
  return (
    <>
      <Heading text="Settings" />
      <Menu.Item to="/setup" primaryText="Setup guide" leftIcon={<ChecklistIcon />} />
      <Menu.Item to="/company" primaryText="Company" leftIcon={<BusinessIcon />} />
      <ResourceItem name="people" />
      <ResourceItem name="audit" />
      <ResourceItem name="browser-errors" />
    </>
  );
}

/** The menu of the pages that the role may open. */
export function OfficeMenu() {
  const { permissions: role } = usePermissions<Role>();
  const { data } = useToday();
  const unresolved = data ? data.open_defects + data.deferred_defects : 0;
  // Without children, react-admin's menu lists all resources.
  if (role === undefined) return <Menu>{[]}</Menu>;
  return (
    <Menu>
      {isAllowed(role, 'today') ? <Menu.DashboardItem leftIcon={<TodayIcon />} /> : null}
      <Heading text="Operations" />
      <ResourceItem name="vehicles" waiting={data?.do_not_dispatch_vehicles} among="held" />
      {isAllowed(role, 'drivers.read') ? <ResourceItem name="drivers" /> : null}
      <ResourceItem name="defects" waiting={unresolved} />
      <ResourceItem name="reports" />
      {isAllowed(role, 'leads') ? <Customers /> : null}
      {isAllowed(role, 'content') ? <Website /> : null}
      {isAllowed(role, 'people') ? <Settings /> : null}
      <Divider component="li" role="presentation" sx={{ my: 1 }} />
      <Menu.Item to="/account" primaryText="My account" leftIcon={<AccountCircleIcon />} />
      <MenuItem
        component="a"
        href="/"
        tabIndex={0}
        target="_blank"
        sx={{ mx: 1, px: 1, color: 'text.secondary' }}
      >
        <ListItemIcon sx={{ '.MuiMenuItem-root &': { minWidth: 0 } }}>
          <OpenInNewIcon fontSize="small" />
        </ListItemIcon>
        View site
      </MenuItem>
    </Menu>
  );
}
