import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { routes } from '@/contract/routes';
import { useHasPrivacy } from './hasPrivacy';

/** A link to the privacy page. Renders nothing if the site has no such page. */
export function PrivacyNote() {
  if (!useHasPrivacy()) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      What we keep of this form: {/* A new tab keeps the form open. */}
      <Link href={routes.privacy} target="_blank" aria-label="Privacy (opens in a new tab)">
        Privacy
      </Link>
    </Typography>
  );
}
