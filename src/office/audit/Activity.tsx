import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import type { AuditEntry } from '@/contract/office/audit';
import { useIsAllowed } from '../useIsAllowed';
import { timestampText } from '../carrierTime';
import { AuditLine } from './AuditLine';

interface ActivityProps {
  resource: string;
  /** If absent, the log of every record of the resource. */
  recordId?: number | string | undefined;
  renderAction?: (entry: AuditEntry) => React.ReactNode;
}

/** The latest entries of the audit log about a record or a resource. */
export function Activity(props: ActivityProps) {
  const mayRead = useIsAllowed('audit');
  return mayRead ? <Entries {...props} /> : null;
}

function Entries({ resource, recordId, renderAction }: ActivityProps) {
  const { data = [] } = useGetList<AuditEntry>('audit', {
    filter: { resource, record_id: recordId === undefined ? undefined : String(recordId) },
    sort: { field: 'at', order: 'DESC' },
    pagination: { page: 1, perPage: 10 },
  });
  if (data.length === 0) return null;
  return (
    <Box
      component="section"
      className="no-print"
      sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        Activity
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((entry) => (
          <Box component="li" key={entry.id} sx={{ py: 0.75 }}>
            <AuditLine entry={entry} />
            <Typography variant="body2" color="textSecondary">
              {timestampText(entry.at)}
            </Typography>
            {renderAction?.(entry)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
