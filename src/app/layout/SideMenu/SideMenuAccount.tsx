import PersonOutlinedIcon from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { selectUser } from '@/features/auth/authSlice';
import { useAppSelector } from '../../hooks';
import { useAccountActions } from '../account/useAccountActions';

const driver = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  mt: 2,
  mb: 1,
  p: 2,
  overflowWrap: 'anywhere',
  borderLeft: 4,
  borderColor: 'primary.main',
  // Keeps the left border straight at both ends.
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
};

export function SideMenuAccount({ onFollow }: { onFollow: () => void }) {
  const user = useAppSelector(selectUser);
  const actions = useAccountActions();
  return (
    <div>
      <Paper sx={driver}>
        <PersonOutlinedIcon />
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{user?.username ?? 'Account'}</Typography>
          {user?.email ? (
            <Typography variant="body2" color="textSecondary">
              {user.email}
            </Typography>
          ) : null}
        </Box>
      </Paper>
      <List aria-label="Account" disablePadding>
        {actions.map(({ text, Icon, act }) => (
          <ListItem key={text} disablePadding>
            <ListItemButton
              component="button"
              onClick={() => {
                onFollow();
                act();
              }}
            >
              <ListItemIcon>
                <Icon />
              </ListItemIcon>
              {text}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </div>
  );
}
