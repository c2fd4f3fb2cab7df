import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { SentReport } from '@/features/inspection/model/state/sentReport';
import { dateTimeText } from '@/contract/dateText';
import { reportStateLabels } from '@/contract/reportState';

export const outcomeLabels = {
  sent: reportStateLabels.sent,
  saved: reportStateLabels.current,
  superseded: reportStateLabels.superseded,
} as const;

interface SentListProps {
  reports: SentReport[];
  onOpen: (report: SentReport) => void;
}

/** The last reports that the office received from this phone, latest first. */
export function SentList({ reports, onOpen }: SentListProps) {
  return (
    <>
      <Typography color="textSecondary">
        The last reports that the office received from this phone. They open without a connection.
      </Typography>
      <List disablePadding>
        {reports.map((report) => (
          <ListItem
            key={`${report.sentAt.date} ${report.sentAt.time} ${report.header.truck_number}`}
            disablePadding
          >
            <ListItemButton component="button" onClick={() => onOpen(report)}>
              <ListItemText
                primary={`${report.header.truck_number} · ${report.header.trailer_numbers}`}
                secondary={`${outcomeLabels[report.outcome]} ${dateTimeText(report.sentAt)}`}
                slotProps={{ primary: { noWrap: true } }}
              />
              <ChevronRightIcon />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  );
}
