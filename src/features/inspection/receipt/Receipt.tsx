import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useAppSelector } from '@/features/inspection/hooks';
import { selectPhotosOnPhone } from '@/features/inspection/model/rules/photoPlan';
import { sentCount } from '@/features/inspection/model/rules/reportSelectors';
import type { SentReport } from '@/features/inspection/model/state/sentReport';
import { dateTimeText } from '@/contract/dateText';
import { toCheckCode } from '@/contract/reportDigest';
import { savedAtOfficeText } from '@/contract/reportState';
import { lowerFirst } from '@/features/inspection/model/text/defectText';
import { Facts } from './Facts';

const receiptTexts = {
  sent: { title: 'Report sent', next: 'Start the next inspection' },
  saved: { title: `Report ${lowerFirst(savedAtOfficeText)}`, next: 'Back to the report' },
  superseded: {
    title: 'Superseded by a newer report from your other phone',
    next: 'Go on',
  },
  isRecord: 'The office has this report, too, as a record.',
  kept: 'It stays on this phone under ‘My reports’.',
  photos: (count: number) =>
    count === 1
      ? '1 photo is still on this phone. It is sent while this page is open.'
      : `${count} photos are still on this phone. They are sent while this page is open.`,
  photosSent: 'The office has all photos.',
  show: 'Show the report',
  anotherTruck: 'Inspect another truck',
} as const;

function PhotosOnPhone() {
  const count = useAppSelector(selectPhotosOnPhone);
  const [wereThere, setWereThere] = useState(false);
  if (count > 0 && !wereThere) setWereThere(true);
  const text = count > 0 ? receiptTexts.photos(count) : receiptTexts.photosSent;
  return <Typography role="status">{wereThere ? text : null}</Typography>;
}

interface ReceiptProps {
  report: SentReport;
  titleId: string;
  onNext: () => void;
  onShow: () => void;
  onAnotherTruck: (() => void) | null;
  vehicles: React.ReactNode;
}

/**
 * Keeps the buttons at the dialog's bottom, so that text about the vehicles does not move them under a finger. A screen
 * below 43.75rem (700 px at the normal text size) has no space for that, so a very low offset lets them scroll.
 */
const buttons = {
  mt: 'auto !important',
  '& button': { minHeight: 56 },
  position: 'sticky',
  // The offset covers the padding of the dialog's content.
  bottom: 'min(-24px, calc((100vh - 43.75rem) * 1000))',
  mb: '-24px !important',
  pt: 1.5,
  pb: 3,
  bgcolor: 'background.paper',
};

/** Confirms that the office has received the report, and summarizes the report. */
export function Receipt(props: ReceiptProps) {
  const { report, titleId, onNext, onShow, onAnotherTruck, vehicles } = props;
  const { header, outcome } = report;
  const { title, next } = receiptTexts[outcome];
  const { passed, failed, total } = sentCount(report);
  return (
    // The space above the content is for a two-line toast on a phone.
    <Stack spacing={2} sx={{ flex: 1, pt: { xs: '6.5rem', sm: 4 } }}>
      <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center' }}>
        {vehicles}
        <Typography variant="h2" id={titleId}>
          {title}
        </Typography>
        <Typography color="textSecondary">{dateTimeText(report.sentAt)}</Typography>
        {outcome === 'superseded' ? <Typography>{receiptTexts.isRecord}</Typography> : null}
        <PhotosOnPhone />
      </Stack>
      <Facts
        facts={[
          ['Truck', header.truck_number],
          ['Trailer', header.trailer_numbers],
          ['Inspected', dateTimeText(header)],
          ['Location', header.address],
          ['Items', `${passed} good, ${failed} defective, ${total} in all`],
          ['Signed by', header.drivers_signature],
          ['Check code', toCheckCode(report.digest ?? '')],
        ]}
      />
      <Typography variant="body2" color="textSecondary">
        {receiptTexts.kept}
      </Typography>
      <Stack spacing={1.5} sx={buttons}>
        <Button onClick={onNext}>{next}</Button>
        {onAnotherTruck ? (
          <Button variant="outlined" onClick={onAnotherTruck}>
            {receiptTexts.anotherTruck}
          </Button>
        ) : null}
        <Button variant="outlined" onClick={onShow}>
          {receiptTexts.show}
        </Button>
      </Stack>
    </Stack>
  );
}
