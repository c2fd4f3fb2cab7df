import { reportStateText } from '@/contract/reportState';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { personText } from '@/contract/presentName';
import type { ReportRow } from '@/contract/records';
import { driverReportsPath, listPath } from '../listPath';
import { StatusChip } from '../status/StatusChip';
import { resultStatus } from '../status/statuses';
import { maxRows } from '../today/DefectQueue';
import { QueueRow, QueueSection } from '../today/QueueSection';
import { pollInterval } from '../data/pollInterval';
import { timestampText } from '../carrierTime';
import { typedTimeText } from '../labels';

export function VehicleReports({ id }: { id: number }) {
  const { data, total, error, refetch } = useGetList<ReportRow>(
    'reports',
    {
      filter: { vehicle: String(id) },
      sort: { field: 'date', order: 'DESC' },
      pagination: { page: 1, perPage: maxRows },
    },
    { refetchInterval: pollInterval },
  );
  const to = listPath('reports', { vehicle: String(id) });
  return (
    <QueueSection
      title="Inspections"
      noun="report"
      to={to}
      total={total}
      error={error}
      refetch={refetch}
    >
      {data?.map((report) => (
        <QueueRow
          key={report.id}
          title={<Link to={`/reports/${report.id}/show`}>Report {report.id}</Link>}
          text={
            <Link to={driverReportsPath(report.driver_id)}>
              {personText(report.driver, report.driver_now)}
            </Link>
          }
          detail={`${typedTimeText(report.date)} · received ${timestampText(report.created_at)} · ${reportStateText(report)}`}
        >
          <StatusChip {...resultStatus[report.result]} />
        </QueueRow>
      ))}
    </QueueSection>
  );
}
