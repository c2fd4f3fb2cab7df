import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { routes } from '@/contract/routes';
import { useHasPrivacy } from './hasPrivacy';

/** A line that links from a form to the privacy page. Renders nothing if there is no such page. */
export function PrivacyNote() {
  if (!useHasPrivacy()) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      What we keep of this form: {/* A tab of its own, so that the form stays. */}
      <Link href={routes.privacy} target="_blank" aria-label="Privacy (opens in a new tab)">
        Privacy
      </Link>
    </Typography>
  );
}
