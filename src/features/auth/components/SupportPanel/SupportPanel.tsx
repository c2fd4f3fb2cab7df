import { useEffect, useRef } from 'react';
import { styled } from '@mui/material/styles';
import MailOutlinedIcon from '@mui/icons-material/MailOutlined';
import PhoneOutlinedIcon from '@mui/icons-material/PhoneOutlined';
import { QueryState } from '../../../../components/QueryState/QueryState';
import type { SupportContact } from '../../../../contract/account';
import { placeholderSupportPhone } from '../../../../contract/constants';
import { stateTexts } from '../../../../contract/messages';
import { useSupportContactQuery } from '../../accountApi';

const Panel = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(3),
  padding: theme.spacing(2.5),
  background: theme.palette.surface.sunken,
  borderLeft: `4px solid ${theme.palette.primary.main}`,
  borderRadius: theme.radii.small,
}));

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  marginBottom: theme.spacing(1),
  '&:focus': { outline: 'none' },
}));

const Way = styled('a')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  minHeight: theme.layout.target,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  svg: { flex: 'none', color: theme.palette.primary.main },
}));

function Ways({ email, phone }: SupportContact) {
  const number = phone || placeholderSupportPhone;
  return (
    <>
      {email ? (
        <Way href={`mailto:${email}`}>
          <MailOutlinedIcon fontSize="small" />
          {email}
        </Way>
      ) : null}
      <Way href={`tel:${number.replace(/[^\d+]/g, '')}`}>
        <PhoneOutlinedIcon fontSize="small" />
        {number}
      </Way>
    </>
  );
}

/** Whom to ask for a new password (specification 2, Login page). It takes the focus when it opens. */
export function SupportPanel({ id }: { id: string }) {
  const contact = useSupportContactQuery();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  return (
    <Panel id={id} aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`} ref={title} tabIndex={-1}>
        Contact Support
      </Title>
      <p>Please contact our support team to reset your password:</p>
      <QueryState
        result={contact}
        loadingText={stateTexts.loading}
        errorText={stateTexts.supportFailed}
      >
        {(data) => <Ways {...data} />}
      </QueryState>
    </Panel>
  );
}
