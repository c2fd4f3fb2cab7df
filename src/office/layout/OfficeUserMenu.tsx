import AccountCircleIcon from '@mui/icons-material/AccountCircle';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { Logout, UserMenu, useUserMenu } from 'react-admin';
import { Link } from 'react-router';

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

/** The menu of the person who has signed in. */
export function OfficeUserMenu() {
  return (
    <UserMenu>
      <MyAccountItem />
      <Logout />
    </UserMenu>
  );
}
