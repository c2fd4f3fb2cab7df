import { Suspense, useState } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import { lazyOrNothing } from '../lazy/lazyOrNothing';

const ConsentText = lazyOrNothing(() =>
  import(/* webpackChunkName: "consent-text" */ './ConsentText').then(
    ({ ConsentText }) => ConsentText,
  ),
);

const line = {
  minHeight: 48,
  flex: 'auto',
  justifyContent: 'start',
  font: 'inherit',
  fontSize: '0.75rem',
  lineHeight: 1.2,
  textAlign: 'start',
};

/**
 * The line next to a button that signs: its press consents to sign electronically (49 CFR 390.32). Opens the full text.
 * Show it only while the account's consent is missing, and send `consentVersion` with the press.
 */
export function SigningConsent({ id }: { id?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ButtonBase id={id} aria-haspopup="dialog" onClick={() => setOpen(true)} sx={line}>
        <span>
          You agree to <u>sign electronically</u>
        </span>
      </ButtonBase>
      <Suspense fallback={null}>
        {isOpen ? <ConsentText onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
