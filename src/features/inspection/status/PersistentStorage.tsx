import { useCallback, useEffect, useState } from 'react';
import SaveOutlinedIcon from '@mui/icons-material/SaveOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { storageManager } from '@/api/browserInterfaces';

/** `denied` means that the browser rejected the driver's request. */
type Permission = 'asking' | 'granted' | 'notGranted' | 'denied' | 'unknown';

const send = 'Send the report soon, or add this site to the home screen.';

const texts: Record<Permission, { fact: string; advice: string }> = {
  asking: { fact: 'Whether this browser keeps your entries:', advice: 'Asking…' },
  granted: {
    fact: 'This browser keeps your entries.',
    advice: 'It does not delete them when the phone runs low on space.',
  },
  notGranted: {
    fact: 'This browser may delete your entries.',
    advice: 'It may do so when the phone runs low on space. Press here to ask it to keep them.',
  },
  denied: { fact: 'This browser did not agree to keep your entries.', advice: send },
  unknown: { fact: 'This browser does not say whether it keeps your entries.', advice: send },
};

interface PersistentStorageProps {
  storage?: Pick<StorageManager, 'persist' | 'persisted'> | null;
}

/** Shows whether the browser has granted persistent storage. */
export function PersistentStorage({ storage = storageManager() }: PersistentStorageProps) {
  const [permission, setPermission] = useState<Permission>(storage ? 'asking' : 'unknown');
  const show = useCallback(
    (granted: Promise<boolean> | undefined, otherwise: Permission) =>
      void granted?.then(
        (isGranted) => setPermission(isGranted ? 'granted' : otherwise),
        () => setPermission('unknown'),
      ),
    [],
  );
  useEffect(() => show(storage?.persisted(), 'notGranted'), [storage, show]);
  const { fact, advice } = texts[permission];
  return (
    <MenuItem
      onClick={() => show(storage?.persist(), 'denied')}
      // The menu computes its position from this width before the browser has responded.
      sx={{ width: 'min(20rem, 100vw - 2rem)', whiteSpace: 'normal', alignItems: 'flex-start' }}
    >
      <ListItemIcon>
        <SaveOutlinedIcon />
      </ListItemIcon>
      <ListItemText primary={fact} secondary={advice} />
    </MenuItem>
  );
}
