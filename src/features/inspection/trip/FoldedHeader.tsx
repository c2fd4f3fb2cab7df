import { useEffect } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSettings } from '@/api/useSettings';
import { tripLabels } from '@/contract/tripLabels';
import { toDeviceDateTime } from '@/contract/dates';
import { useTrip } from '@/features/inspection/delivery/extensions';
import { useAppDispatch, useAppSelector, useSelected } from '@/features/inspection/hooks';
import { headerUnfolded } from '@/features/inspection/model/inspectionSlice';
import { selectFoldedLine } from '@/features/inspection/model/rules/questionSelectors';
import { selectHeaderValue } from '@/features/inspection/model/rules/reportSelectors';
import { headerFieldId } from '@/features/inspection/model/rules/submitRules';
import { timeText, shortDayText } from '@/contract/dateText';
import { hasJustPressed } from './hasJustPressed';
import { useMinute } from './useMinute';
import { TimeQuestion } from './TimeFields';

/**
 * Moves the focus from a pressed offer to the odometer field, which the driver fills in next. Does nothing if the page
 * opens with a folded header.
 */
function useFocusFromOffer(): void {
  useEffect(() => {
    if (document.activeElement !== document.body || !hasJustPressed()) return;
    document.getElementById(headerFieldId('odometer_reading'))?.focus({ preventScroll: true });
  }, []);
}

/** Truncates a long line by clamping, because axe measures the full length of a line that does not wrap. */
const oneLine = {
  display: '-webkit-box',
  fontWeight: 600,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
} as const;

/** The header on two lines, which expand into its fields. */
export function FoldedHeader() {
  const line = useAppSelector(selectFoldedLine);
  const date = useSelected(selectHeaderValue, 'date');
  const time = useSelected(selectHeaderValue, 'time');
  const isToday = date === toDeviceDateTime(new Date(useMinute())).date;
  // Today's day is left out, because the trip would not fit on the line with it.
  const dateTime = [isToday ? [] : [shortDayText(date)], timeText(time)].flat().join(', ');
  const trip = useTrip();
  const { fleet } = useSettings();
  const dispatch = useAppDispatch();
  useFocusFromOffer();
  return (
    <TimeQuestion>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography title={line} sx={oneLine}>
            {line}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {[dateTime, ...(fleet ? [tripLabels[trip]] : [])].join(' · ')}
          </Typography>
        </Box>
        <Button
          variant="outlined"
          aria-label="Change driver and vehicle"
          onClick={() => dispatch(headerUnfolded())}
          sx={{ minHeight: 48, px: 1.5 }}
        >
          Change
        </Button>
      </Box>
    </TimeQuestion>
  );
}
