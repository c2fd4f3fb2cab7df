import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { sentCount } from '@/features/inspection/model/rules/sentCount';
import type { SentReport } from '@/features/inspection/model/state/sentReport';
import { momentText } from '@/features/inspection/model/words/momentText';
import { Facts } from './Facts';

const receiptTexts = {
  title: 'Report sent',
  kept: 'It stays on this phone under ‘Sent reports’.',
  next: 'Start the next inspection',
  show: 'Show the report',
} as const;

interface ReceiptProps {
  report: SentReport;
  /** Id of the title element, which names the dialog. */
  titleId: string;
  onNext: () => void;
  onShow: () => void;
}

/** Confirms that the report was submitted, with a short summary. */
export function Receipt({ report, titleId, onNext, onShow }: ReceiptProps) {
  const { header } = report;
  const { passed, failed, total } = sentCount(report);
  return (
    <Stack spacing={2} sx={{ flex: 1, pt: { xs: 2, sm: 4 } }}>
      <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center' }}>
        <CheckCircleOutlinedIcon color="success" sx={{ fontSize: 56 }} />
        <Typography variant="h2" id={titleId}>
          {receiptTexts.title}
        </Typography>
        <Typography color="textSecondary">{momentText(report.sentAt)}</Typography>
      </Stack>
      <Facts
        facts={[
          ['Truck', header.truck_number],
          ['Trailer', header.trailer_numbers],
          ['Inspected', momentText(header)],
          ['Location', header.address],
          ['Items', `${passed} passed, ${failed} failed, ${total} in all`],
          ['Signed by', header.drivers_signature],
        ]}
      />
      <Typography variant="body2" color="textSecondary">
        {receiptTexts.kept}
      </Typography>
      <Stack spacing={1.5} sx={{ mt: 'auto !important', '& button': { minHeight: 56 } }}>
        <Button onClick={onNext}>{receiptTexts.next}</Button>
        <Button variant="outlined" onClick={onShow}>
          {receiptTexts.show}
        </Button>
      </Stack>
    </Stack>
  );
}
