import AccountCircleIcon from '@mui/icons-material/AccountCircle';
import HelpOutlinedIcon from '@mui/icons-material/HelpOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Logout, UserMenu, useGetIdentity, useUserMenu } from 'react-admin';
import { Link } from 'react-router';
import { guides } from '@/contract/routes';

function MyAccountItem() {
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to="/account" onClick={menu?.onClose}>
      <ListItemIcon>
        <AccountCircleIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>My account</ListItemText>
    </MenuItem>
  );
}

function GuideItem() {
  return (
    <MenuItem component="a" href={guides.office} target="_blank">
      <ListItemIcon>
        <HelpOutlinedIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Guide</ListItemText>
    </MenuItem>
  );
}

export function OfficeUserMenu() {
  const { identity } = useGetIdentity();
  const hasText = useMediaQuery(({ breakpoints }) => breakpoints.up('sm'));
  const name = hasText ? identity?.fullName : undefined;
  return (
    <UserMenu {...(name !== undefined && { label: name })}>
      <MyAccountItem />
      <GuideItem />
      <Logout />
    </UserMenu>
  );
}
