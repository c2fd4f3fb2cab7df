import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const elsewhere = { target: '_blank', rel: 'noopener noreferrer' };

export function CaptchaNote() {
  return (
    <Typography variant="caption" color="textSecondary">
      This form is protected by reCAPTCHA; the Google{' '}
      <Link href="https://policies.google.com/privacy" {...elsewhere}>
        Privacy Policy
      </Link>{' '}
      and{' '}
      <Link href="https://policies.google.com/terms" {...elsewhere}>
        Terms of Service
      </Link>{' '}
      apply.
    </Typography>
  );
}
