import PersonOutlinedIcon from '@mui/icons-material/PersonOutlined';
import { styled } from '@mui/material/styles';
import { selectUser } from '../../features/auth/authSlice';
import { useAppSelector } from '../hooks';
import { menuRow } from './menuRow';
import { useAccountActions } from './useAccountActions';

const Who = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  margin: theme.spacing(2, 0, 1),
  padding: theme.spacing(2),
  background: theme.palette.background.paper,
  borderLeft: `4px solid ${theme.palette.primary.main}`,
  borderRadius: theme.radii.small,
  p: { overflowWrap: 'anywhere', minWidth: 0 },
}));

const Name = styled('p')({ fontWeight: 600 });

const Email = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
}));

const Row = styled('button')(({ theme }) => menuRow(theme));

/** The driver's name and e-mail, and what he can do with his account. */
export function SideMenuAccount({ onFollow }: { onFollow: () => void }) {
  const user = useAppSelector(selectUser);
  const actions = useAccountActions();
  return (
    <div>
      <Who>
        <PersonOutlinedIcon />
        <div>
          <Name>{user?.username ?? 'Account'}</Name>
          {user?.email ? <Email>{user.email}</Email> : null}
        </div>
      </Who>
      <ul aria-label="Account">
        {actions.map(({ text, Icon, act }) => (
          <li key={text}>
            <Row
              type="button"
              onClick={() => {
                onFollow();
                act();
              }}
            >
              <Icon />
              {text}
            </Row>
          </li>
        ))}
      </ul>
    </div>
  );
}
