import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import PersonOutlinedIcon from '@mui/icons-material/PersonOutlined';
import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useBackCloses } from '@/components/Modal/useBackCloses';
import { selectUsername } from '@/features/auth/authSlice';
import { useAppSelector } from '../../hooks';
import { useAccountActions } from '../account/useAccountActions';

export function UserMenu() {
  const username = useAppSelector(selectUsername);
  const actions = useAccountActions();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const buttonId = useId();
  const open = anchor !== null;
  const close = () => setAnchor(null);
  useBackCloses(open, close);

  return (
    <>
      <Button
        id={buttonId}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={open}
        startIcon={<PersonOutlinedIcon />}
        endIcon={<ExpandMoreIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Typography component="span" variant="inherit" noWrap sx={{ maxWidth: 180 }}>
          {username ?? 'Account'}
        </Typography>
      </Button>
      <Menu
        open={open}
        anchorEl={anchor}
        onClose={close}
        disableScrollLock
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          // The menu is rendered outside the page's landmarks, so it is a landmark itself.
          paper: { role: 'region', 'aria-label': 'Account' },
          list: { 'aria-labelledby': buttonId },
        }}
      >
        {actions.map(({ text, Icon, act }) => (
          <MenuItem
            key={text}
            onClick={() => {
              close();
              act();
            }}
          >
            <ListItemIcon>
              <Icon />
            </ListItemIcon>
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
