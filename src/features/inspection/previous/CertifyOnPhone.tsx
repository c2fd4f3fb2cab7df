import { Suspense, useId, useState, useSyncExternalStore } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useSharedOrigin } from '@/api/useSharedOrigin';
import { lazyOrNothing } from '@/components/lazy/lazyOrNothing';
import { itemName } from '@/contract/checklist';
import type { HoldingDefect } from '@/contract/records';
import { defectPage } from '@/contract/routes';
import { RepairedBy } from './RepairedBy';

const CertifyCode = lazyOrNothing(() =>
  import(/* webpackChunkName: "certify-code" */ './CertifyCode').then(
    ({ CertifyCode }) => CertifyCode,
  ),
);

function watchConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** False if the phone is certainly offline. */
const mayBeOnline = () => navigator.onLine;

interface CertifyOnPhoneProps {
  /** A defect that holds its vehicle. */
  defect: Pick<HoldingDefect, 'id' | 'item' | 'repaired_by'>;
}

/**
 * A button that shows the address of the defect's office page, for a mechanic at the truck. Mechanics sign in on their
 * own phones, because they must certify with their own accounts.
 */
export function CertifyOnPhone({ defect }: CertifyOnPhoneProps) {
  const isOnline = useSyncExternalStore(watchConnection, mayBeOnline);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { origin, isOnlyHere } = useSharedOrigin();
  if (!isOnline) return null;
  const address = `${origin}${defectPage(defect.id)}`;
  return (
    <div>
      <Button
        color="inherit"
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={`Mechanic: certify on your phone, ${itemName(defect.item)}`}
        sx={{ minHeight: 48, my: 0.5 }}
        onClick={() => setOpen(!isOpen)}
      >
        Mechanic: certify on your phone
      </Button>
      {isOpen ? (
        <Box id={id} sx={{ my: 1 }}>
          {isOnlyHere ? (
            'Opens on this computer only'
          ) : (
            <Suspense fallback={null}>
              <CertifyCode address={address} />
            </Suspense>
          )}
          <Link
            href={address}
            color="inherit"
            target="_blank"
            rel="noreferrer"
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 48 }}
          >
            {address}
          </Link>
          <RepairedBy defect={defect} />
        </Box>
      ) : null}
    </div>
  );
}
