import { useEffect, useRef } from 'react';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { instantText } from '@/contract/dateText';
import { phoneLink } from '@/contract/phoneLink';
import { routes } from '@/contract/routes';
import type { LinkResponse } from '@/contract/signInLink';

type Ended = Exclude<LinkResponse['state'], 'open'>;

function describeEndedLink(state: Ended, at: string | null): string {
  const day = at === null ? '' : instantText(at);
  if (state === 'used') {
    return `It was used on ${day}, and a link works once. If that was you, sign in with your password.`;
  }
  if (state === 'expired') return `It worked until ${day}.`;
  if (state === 'revoked') return `The office replaced or revoked it on ${day}.`;
  return 'It is incomplete or too old. Scan the code again, or open the whole link.';
}

interface EndedLinkProps {
  state: Ended;
  at: string | null;
  /** The carrier's phone number; '' if it is unknown. */
  phone: string;
}

/** Tells the person why a sign-in link no longer works. */
export function EndedLink({ state, at, phone }: EndedLinkProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <Typography
        variant="h3"
        component="h2"
        ref={title}
        tabIndex={-1}
        sx={{ mb: 1, '&:focus': { outline: 'none' } }}
      >
        This link no longer works
      </Typography>
      <Typography sx={{ mb: 2 }}>{describeEndedLink(state, at)}</Typography>
      {phone === '' ? (
        <Typography>To get another link, call your carrier’s office.</Typography>
      ) : (
        <Typography>
          To get another link, call{' '}
          <Link
            href={phoneLink(phone)}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 48 }}
          >
            {phone}
          </Link>
        </Typography>
      )}
      <Button component={RouterLink} to={routes.login} replace variant="outlined" sx={{ mt: 2 }}>
        Sign in with a password
      </Button>
    </>
  );
}
