import { styled } from '@mui/material/styles';

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  fontSize: '0.8125rem',
  color: theme.palette.text.secondary,
}));

const elsewhere = { target: '_blank', rel: 'noopener noreferrer' };

/** What the captcha provider asks to be said where its badge is hidden. */
export function CaptchaNote() {
  return (
    <Note>
      This form is protected by reCAPTCHA; the Google{' '}
      <a href="https://policies.google.com/privacy" {...elsewhere}>
        Privacy Policy
      </a>{' '}
      and{' '}
      <a href="https://policies.google.com/terms" {...elsewhere}>
        Terms of Service
      </a>{' '}
      apply.
    </Note>
  );
}
