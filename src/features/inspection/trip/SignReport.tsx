import { useRef, useState } from 'react';
import DrawOutlinedIcon from '@mui/icons-material/DrawOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FieldError } from '@/components/FormField/FieldError';
import { dayText } from '@/contract/dateText';
import { toDeviceDateTime } from '@/contract/dates';
import {
  useAppDispatch,
  useAppSelector,
  useAppStore,
  useSelected,
} from '@/features/inspection/hooks';
import { reportSigned } from '@/features/inspection/model/inspectionSlice';
import { selectCount } from '@/features/inspection/model/rules/checklistSelectors';
import { selectClockError } from '@/features/inspection/model/rules/questionSelectors';
import { selectHeaderValue } from '@/features/inspection/model/rules/reportSelectors';
import { isSigned } from '@/features/inspection/model/rules/signature';
import { headerFieldId, selectHeaderError } from '@/features/inspection/model/rules/submitRules';
import type { InspectionRoot } from '@/features/inspection/model/state/inspectionState';

const errorId = 'report-sign-error';

/** Why the driver cannot sign, or null. */
function hindrance(root: InspectionRoot): string | null {
  if (selectHeaderValue(root, 'carrier').trim() === '') return 'Enter the driver name first.';
  const { pending } = selectCount(root);
  if (pending === 0) return null;
  return pending === 1 ? '1 item is unchecked.' : `${pending} items are unchecked.`;
}

function selectStatus({ inspection: { draft } }: InspectionRoot): string {
  const { header } = draft;
  if (header.signature === 'outdated') {
    return 'You changed the report after you signed it. Sign it again.';
  }
  const { drivers_signature: name, drivers_signature_date: day } = header.values;
  return isSigned(header) ? `Signed by ${name} on ${dayText(day)}.` : '';
}

const selectError = (root: InspectionRoot) =>
  selectHeaderError(root, 'drivers_signature') ?? selectHeaderError(root, 'drivers_signature_date');

/** With Linehaul's own backend, the driver signs the whole report with one press. */
export function SignReport() {
  const name = useSelected(selectHeaderValue, 'carrier').trim();
  const isDone = useAppSelector(({ inspection }) => isSigned(inspection.draft.header));
  const isHindered = useAppSelector((root) => hindrance(root) !== null);
  const status = useAppSelector(selectStatus);
  const error = useAppSelector(selectError);
  const [hint, setHint] = useState<string | null>(null);
  const place = useRef<HTMLParagraphElement>(null);
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const sign = () => {
    const hindered = hindrance(store.getState());
    setHint(hindered);
    if (hindered !== null) return;
    const clockError = selectClockError(store.getState());
    dispatch(reportSigned(toDeviceDateTime(new Date(Date.now() + clockError)).date));
    place.current?.focus({ preventScroll: true });
  };
  const message = (isHindered ? hint : null) ?? error;
  return (
    <Box component="section" aria-label="Driver's signature" sx={{ display: 'grid', gap: 1 }}>
      <Typography ref={place} tabIndex={-1} role="status" sx={{ '&:empty': { display: 'none' } }}>
        {/* The text has its own element and key, because React cannot update a text that a translator has replaced. */}
        {status === '' ? null : <span key={status}>{status}</span>}
      </Typography>
      {isDone && error === null ? null : (
        <Button
          id={headerFieldId('drivers_signature')}
          variant="outlined"
          fullWidth
          startIcon={<DrawOutlinedIcon />}
          aria-disabled={isHindered}
          aria-describedby={message === null ? undefined : errorId}
          onClick={sign}
          sx={{
            minHeight: 48,
            overflowWrap: 'anywhere',
            '&[aria-disabled="true"]': { opacity: 0.7 },
          }}
        >
          <span>{name === '' ? 'Sign' : `Sign as ${name}`}</span>
        </Button>
      )}
      {message === null ? null : <FieldError id={errorId}>{message}</FieldError>}
    </Box>
  );
}
