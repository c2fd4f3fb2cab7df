import { Suspense, useState } from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useLocation, useNavigate, type NavigateFunction } from 'react-router';
import { useCompany } from '@/components/companyContext';
import { lazyWithRetry } from '@/components/lazy/lazyWithRetry';
import { Logo } from '@/components/Logo/Logo';
import { routes } from '@/contract/routes';
import { AfterLogin } from '@/features/auth/components/AfterLogin/AfterLogin';
import { LoginForm } from '@/features/auth/components/LoginForm/LoginForm';
import { SupportPanel } from '@/features/auth/components/SupportPanel/SupportPanel';
import { wantsReport } from '@/features/auth/returnPath';
import { useLinkToken } from '@/features/auth/useLinkToken';
import { useSessionStatus } from '@/features/auth/useSessionStatus';
import { useUnsentReports } from '@/features/inspection/useUnsentReports';
import { Backdrop } from './Backdrop';

const card = {
  width: '100%',
  maxWidth: 440,
  pt: { xs: 2.5, sm: 3.5 },
  px: { xs: 2.5, sm: 4.5 },
  pb: { xs: 3.5, sm: 4.5 },
  '&, &:hover': { borderTop: 4, borderTopColor: 'primary.main' },
};

const supportId = 'contact-support';

/** A separate chunk, because people open a sign-in link only once. */
const ChoosePassword = lazyWithRetry(async () => {
  const part = await import('@/features/auth/components/ChoosePassword/ChoosePassword');
  return part.ChoosePassword;
});

function SignIn() {
  const status = useSessionStatus();
  const isOnTheWay = wantsReport(useLocation());
  const unsentReports = useUnsentReports();
  const [support, setSupport] = useState<'closed' | 'open'>('closed');
  const isOpen = support === 'open';
  return (
    <>
      {status === 'expired' ? (
        <Alert severity="warning" role="status" sx={{ mb: 2 }}>
          Your session has ended. Your report is safe on this phone. Please sign in again.
        </Alert>
      ) : null}
      {unsentReports.map((text) => (
        <Typography key={text} sx={{ mb: 2 }}>
          {text}
        </Typography>
      ))}
      {status !== 'expired' && isOnTheWay ? (
        <Typography sx={{ mb: 2 }}>Sign in to open the report</Typography>
      ) : null}
      <LoginForm
        takesFocus={isOnTheWay}
        aside={
          <Link
            variant="body2"
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 48 }}
            href={`#${supportId}`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? supportId : undefined}
            onClick={(event) => {
              event.preventDefault();
              setSupport(isOpen ? 'closed' : 'open');
            }}
          >
            Forgot password?
          </Link>
        }
      />
      {isOpen ? <SupportPanel id={supportId} /> : null}
    </>
  );
}

/** The Navigation API, which some browsers do not have, tells whether there is an entry to go back to. */
interface HistoryWithDirection {
  navigation?: { canGoBack?: boolean };
}

function canGoBack({ navigation }: HistoryWithDirection): boolean {
  return navigation?.canGoBack ?? window.history.length > 1;
}

/** Goes one step back in history, or to the home page if there is none. */
function goBack(navigate: NavigateFunction): void {
  void (canGoBack(window) ? navigate(-1) : navigate(routes.home, { replace: true }));
}

/**
 * The login page. A sign-in link's token stays in the address until the person has chosen a password, so that a reload
 * does not lose it.
 */
export function Login() {
  const company = useCompany();
  const status = useSessionStatus();
  const token = useLinkToken();
  const navigate = useNavigate();
  if (status === 'authenticated' && token === null) return <AfterLogin />;

  const leave = () => goBack(navigate);
  return (
    <Backdrop onLeave={leave}>
      <Card sx={card}>
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <Link
            component={RouterLink}
            to={routes.home}
            aria-label={`${company.name}, home`}
            underline="none"
            sx={{ display: 'inline-flex' }}
          >
            <Logo />
          </Link>
          <IconButton aria-label="Go back" onClick={leave} sx={{ mr: -1.5 }}>
            <CloseIcon />
          </IconButton>
        </Stack>
        <Typography
          variant="h2"
          component="h1"
          sx={{ my: 2.5, fontSize: 'clamp(1.9rem, 7.5vw, 2.35rem)' }}
        >
          {token === null ? 'Enter to the platform' : 'Choose your password'}
        </Typography>
        {token === null ? (
          <SignIn />
        ) : (
          <Suspense fallback={null}>
            <ChoosePassword
              key={token}
              token={token}
              onSignedIn={() => void navigate(routes.login, { replace: true })}
            />
          </Suspense>
        )}
      </Card>
    </Backdrop>
  );
}
