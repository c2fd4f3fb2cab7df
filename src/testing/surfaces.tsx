import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { ReportSheet } from '@/components/ReportSheet/ReportSheet';
import type { OwnReport, PreviousResponse } from '@/contract/extensions';
import type { ReportRecord } from '@/contract/office/reports';
import type { Vehicle } from '@/contract/office/vehicles';
import { mayNotDrive } from '@/features/inspection/model/text/defectText';
import { vehiclesHoldText } from '@/features/inspection/model/text/holdText';
import { sheetOfOwn } from '@/features/inspection/receipt/sheets';
import { OfficeSheet } from '@/office/reports/OfficeSheet';
import { vehicleStatuses } from '@/office/status/statuses';

/** Renders what people read in the office and on the phone, for the server's tests. */

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', '#x27': "'" };

/** The text of a page's part, without spaces, because these depend on the layout. */
const toText = (element: React.ReactElement) =>
  renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)
    .replace(/<style.*?<\/style>|<[^>]*>/gs, '')
    .replace(/&([\w#]+);/g, (all, name: string) => entities[name] ?? all)
    .replace(/\s/gu, '');

export const officeSheetText = (record: ReportRecord) => toText(<OfficeSheet record={record} />);

export const phoneSheetText = (own: OwnReport) => toText(<ReportSheet {...sheetOfOwn(own, '')} />);

/** The phone's text for a driver who enters the vehicles; '' if they may be driven. */
export function phoneHoldText({ vehicles }: PreviousResponse): string {
  const held = vehicles.filter(mayNotDrive);
  return held.length === 0 ? '' : vehiclesHoldText(held);
}

export const officeStatuses = (vehicle: Vehicle) =>
  vehicleStatuses(vehicle).map(({ label }) => label);
