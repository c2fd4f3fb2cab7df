import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import IconButton from '@mui/material/IconButton';
import CloseIcon from '@mui/icons-material/Close';
import { Logo } from '../../components/Logo/Logo';
import { routes } from '../../contract/routes';
import { LoginForm } from '../../features/auth/components/LoginForm/LoginForm';
import { SupportPanel } from '../../features/auth/components/SupportPanel/SupportPanel';
import { returnPathOf } from '../../features/auth/returnPath';
import { useSessionStatus } from '../../features/auth/useSessionStatus';
import { Backdrop } from './Backdrop';
import { goBack } from './goBack';

const Card = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 440,
  padding: theme.spacing(2.5, 2.5, 3.5),
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderTop: `4px solid ${theme.palette.primary.main}`,
  borderRadius: theme.radii.medium,
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3.5, 4.5, 4.5) },
}));

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});

const Home = styled(Link)({ display: 'inline-flex', textDecoration: 'none' });

const Leave = styled(IconButton)(({ theme }) => ({ marginRight: theme.spacing(-1.5) }));

const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.h2,
  fontSize: 'clamp(1.9rem, 7.5vw, 2.35rem)',
  margin: theme.spacing(2.5, 0, 2.5),
}));

const Notice = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginBottom: theme.spacing(2),
  color: theme.palette.primary.main,
}));

const Forgot = styled('a')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.layout.target,
}));

const supportId = 'contact-support';

/** The standalone login page (specification 2). Whoever is signed in goes on to where he wanted (design 10.12). */
export function Login() {
  const status = useSessionStatus();
  const location = useLocation();
  const navigate = useNavigate();
  const [support, setSupport] = useState<'closed' | 'open'>('closed');
  if (status === 'authenticated') return <Navigate to={returnPathOf(location.state)} replace />;

  const leave = () => goBack(navigate);
  const isOpen = support === 'open';
  return (
    <Backdrop onLeave={leave}>
      <Card>
        <Head>
          <Home to={routes.home} aria-label="Linehaul, home">
            <Logo />
          </Home>
          <Leave type="button" aria-label="Go back" onClick={leave}>
            <CloseIcon />
          </Leave>
        </Head>
        <Title>Enter to the platform</Title>
        {status === 'expired' ? (
          <Notice role="status">Your session has ended. Please sign in again.</Notice>
        ) : null}
        <LoginForm
          aside={
            <Forgot
              href={`#${supportId}`}
              aria-expanded={isOpen}
              aria-controls={isOpen ? supportId : undefined}
              onClick={(event) => {
                event.preventDefault();
                setSupport(isOpen ? 'closed' : 'open');
              }}
            >
              Forgot password?
            </Forgot>
          }
        />
        {isOpen ? <SupportPanel id={supportId} /> : null}
      </Card>
    </Backdrop>
  );
}
