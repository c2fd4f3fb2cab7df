import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import PersonOutlinedIcon from '@mui/icons-material/PersonOutlined';
import { useId, useState } from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import { selectUsername } from '../../features/auth/authSlice';
import { useAppSelector } from '../hooks';
import { useAccountActions } from './useAccountActions';

const Name = styled('span')({
  maxWidth: 180,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const Items = styled(Menu)(({ theme }) => ({
  '& .MuiMenu-paper': {
    minWidth: 240,
    marginTop: theme.spacing(1),
    backgroundImage: 'none',
    border: `1px solid ${theme.palette.surface.line}`,
  },
  '& .MuiMenuItem-root': { gap: theme.spacing(1.5), minHeight: theme.layout.target },
}));

/** The signed-in driver's menu on a desktop; an outside click or Escape closes it. */
export function UserMenu() {
  const username = useAppSelector(selectUsername);
  const actions = useAccountActions();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const buttonId = useId();
  const open = anchor !== null;
  const close = () => setAnchor(null);

  return (
    <>
      <Button
        id={buttonId}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <PersonOutlinedIcon fontSize="small" />
        <Name>{username ?? 'Account'}</Name>
        <ExpandMoreIcon fontSize="small" />
      </Button>
      <Items
        open={open}
        anchorEl={anchor}
        onClose={close}
        disableScrollLock
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-labelledby': buttonId } }}
      >
        {actions.map(({ text, Icon, act }) => (
          <MenuItem
            key={text}
            onClick={() => {
              close();
              act();
            }}
          >
            <Icon />
            {text}
          </MenuItem>
        ))}
      </Items>
    </>
  );
}
