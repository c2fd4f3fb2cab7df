import { useState } from 'react';
import Alert from '@mui/material/Alert';
import { useAppSelector } from '@/features/inspection/hooks';
import { isAnythingUnsent } from '@/features/inspection/model/rules/reportMerge';
import { selectIsUnderWay } from '@/features/inspection/model/rules/reportSelectors';

/** The localStorage key. Its value is the time at which the driver closed the hint, in ms. */
const key = 'homeScreenHintClosed';
const week = 7 * 86_400_000;

/**
 * Whether the page runs in a browser on an iPhone or iPad, and not from the home screen. Only WebKit on iOS defines
 * `standalone`, and every browser there uses it.
 */
const isInIosBrowser = () => 'standalone' in navigator && navigator.standalone === false;

function wasClosedThisWeek(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(key) ?? 0) < week;
  } catch {
    return false;
  }
}

function rememberClosed(): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage, the hint reappears on the next page load.
  }
}

function Hint({ onClose }: { onClose: () => void }) {
  const isUnsent = useAppSelector(
    (root) => selectIsUnderWay(root) || isAnythingUnsent(root.inspection.draft),
  );
  if (!isUnsent) return null;
  return (
    <Alert severity="info" onClose={onClose} closeText="Close this hint">
      This browser deletes what this site keeps on the phone after seven days without use. To keep
      an unsent report for longer, tap Share, then ‘Add to Home Screen’, and open the report from
      there. If this browser does not offer it, use Safari.
    </Alert>
  );
}

/**
 * Explains how to keep an unsent report on an iPhone. WebKit deletes a site's data after seven days without use unless
 * the site is on the home screen.
 */
export function HomeScreenHint() {
  const [isDue, setIsDue] = useState(() => isInIosBrowser() && !wasClosedThisWeek());
  const close = () => {
    rememberClosed();
    setIsDue(false);
  };
  return isDue ? <Hint onClose={close} /> : null;
}
