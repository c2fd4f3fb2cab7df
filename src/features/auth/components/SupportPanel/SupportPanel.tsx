import { useEffect, useRef } from 'react';
import MailOutlinedIcon from '@mui/icons-material/MailOutlined';
import PhoneOutlinedIcon from '@mui/icons-material/PhoneOutlined';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { QueryState } from '@/components/QueryState/QueryState';
import type { SupportContact } from '@/contract/account';
import { placeholderSupportPhone } from '@/contract/constants';
import { stateTexts } from '@/contract/messages/states';
import { phoneLink } from '@/contract/phoneLink';
import { useSettings } from '@/api/useSettings';
import { useSupportContactQuery } from '../../accountApi';
import { EmailLink } from '../EmailLink/EmailLink';

const way = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 48,
  fontWeight: 600,
  overflowWrap: 'anywhere',
};

function Ways({ email, phone }: SupportContact) {
  const number = phone || placeholderSupportPhone;
  return (
    <>
      {email ? (
        <Link sx={way} href={`mailto:${email}`}>
          <MailOutlinedIcon fontSize="small" color="primary" />
          {email}
        </Link>
      ) : null}
      <Link sx={way} href={phoneLink(number)}>
        <PhoneOutlinedIcon fontSize="small" color="primary" />
        {number}
      </Link>
    </>
  );
}

/** Contacts for a forgotten password and, if the site sends sign-in links by email, a form for such a link. */
export function SupportPanel({ id }: { id: string }) {
  const contact = useSupportContactQuery();
  const { emailLinks } = useSettings();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  return (
    <Paper
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={{ mt: 3, p: 2.5, bgcolor: 'surface.sunken', borderLeft: 4, borderColor: 'primary.main' }}
    >
      <Typography
        variant="h3"
        component="h2"
        id={`${id}-title`}
        ref={title}
        tabIndex={-1}
        sx={{ mb: 1, '&:focus': { outline: 'none' } }}
      >
        Contact Support
      </Typography>
      <Typography>Please contact our support team to reset your password:</Typography>
      <QueryState
        result={contact}
        loadingText={stateTexts.loading}
        errorText={stateTexts.supportFailed}
      >
        {(data) => <Ways {...data} />}
      </QueryState>
      {emailLinks ? <EmailLink /> : null}
    </Paper>
  );
}
