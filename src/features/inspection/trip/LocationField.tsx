import { useEffect, useEffectEvent, useState } from 'react';
import MyLocationIcon from '@mui/icons-material/MyLocation';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { inLine } from '@/components/inLine';
import { FieldError } from '@/components/FormField/FieldError';
import { useAppDispatch, useAppStore } from '@/features/inspection/hooks';
import { headerFieldChanged } from '@/features/inspection/model/inspectionSlice';
import { selectHeaderValue } from '@/features/inspection/model/rules/reportSelectors';
import { hasJustPressed } from './hasJustPressed';
import { ReportField } from './ReportField';

/** Messages by geolocation error code. */
const reasons: Record<number, string> = {
  1: 'This site may not use your position. Allow it in the browser, or type the location.',
  2: 'This phone could not find its position. Type the location.',
  3: 'Finding the position took too long. Try again, or type the location.',
};

type Position = { kind: 'found'; text: string } | { kind: 'failed'; reason: string };

/** Resolves with the phone's position as text. Five decimals are about a meter. */
function findPosition(): Promise<Position> {
  return new Promise((resolve) => {
    const fail = (code: number) =>
      resolve({ kind: 'failed', reason: reasons[code] ?? reasons[2] ?? '' });
    // An old browser has no geolocation.
    if (!('geolocation' in navigator)) return fail(2);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve({ kind: 'found', text: `${latitude.toFixed(5)}, ${longitude.toFixed(5)}` }),
      ({ code }) => fail(code),
      { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 },
    );
  });
}

type Search = { status: 'idle' } | { status: 'busy' } | { status: 'failed'; reason: string };

const field = 'address';
const reasonId = 'report-position-error';

/** Fills in the phone's position on request, unless the driver types a place in the meantime. */
function useMyPosition() {
  const [search, setSearch] = useState<Search>({ status: 'idle' });
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const start = async () => {
    if (search.status === 'busy') return;
    const before = selectHeaderValue(store.getState(), field);
    setSearch({ status: 'busy' });
    const position = await findPosition();
    if (position.kind === 'failed') {
      setSearch({ status: 'failed', reason: position.reason });
      return;
    }
    setSearch({ status: 'idle' });
    const isTyped = selectHeaderValue(store.getState(), field) !== before;
    if (!isTyped) dispatch(headerFieldChanged({ field, value: position.text }));
  };
  return { search, start };
}

/** Whether the driver has allowed this site to read the position. False if the browser does not say. */
async function isAllowed(): Promise<boolean> {
  if (!('permissions' in navigator)) return false;
  const status = await navigator.permissions.query({ name: 'geolocation' }).catch(() => null);
  return status?.state === 'granted';
}

/** Starts the search on the press that showed the field, if the browser need not ask for permission. */
function useStartAtOnce(isFoundAtOnce: boolean, start: () => Promise<void>): void {
  const store = useAppStore();
  const startIfAllowed = useEffectEvent(async () => {
    const isBlank = selectHeaderValue(store.getState(), field) === '';
    if (isFoundAtOnce && isBlank && hasJustPressed() && (await isAllowed())) await start();
  });
  useEffect(() => void startIfAllowed(), []);
}

interface LocationFieldProps {
  isFoundAtOnce?: boolean;
}

/** The field for the inspection's location. */
export function LocationField({ isFoundAtOnce = false }: LocationFieldProps) {
  const { search, start } = useMyPosition();
  useStartAtOnce(isFoundAtOnce, start);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      <ReportField field={field} />
      <Button
        variant="text"
        startIcon={<MyLocationIcon />}
        onClick={() => void start()}
        aria-disabled={search.status === 'busy' || undefined}
        aria-describedby={search.status === 'failed' ? reasonId : undefined}
        sx={{ ...inLine, justifySelf: 'start', minHeight: 48 }}
      >
        <span>{search.status === 'busy' ? 'Finding your position…' : 'Use my position'}</span>
      </Button>
      {search.status === 'failed' ? <FieldError id={reasonId}>{search.reason}</FieldError> : null}
    </Box>
  );
}
