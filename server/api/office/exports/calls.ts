import { Readable } from 'node:stream';
import * as v from 'valibot';
import { exportFormats, exportPath, exportTypes, maxExcelRows } from '@/contract/office/exports';
import { auditExport } from '../../../domain/audit/auditExport';
import { recordExport } from '../../../domain/audit/audit';
import { browserErrorExport } from '../../../domain/browserErrors/browserErrorExport';
import { commentExport } from '../../../domain/comments/commentExport';
import { defectExport } from '../../../domain/defects/defectExport';
import { driverExport } from '../../../domain/drivers/driverExport';
import { readExportTable, type ListExport, type Table } from '../../../domain/exports/listExport';
import { leadExport } from '../../../domain/leads/leadExport';
import { mediaExport } from '../../../domain/media/mediaExport';
import { peopleExport } from '../../../domain/people/peopleExport';
import { reportExport } from '../../../domain/reports/reportExport';
import { vehicleExport } from '../../../domain/vehicles/vehicleExport';
import { cellText, csvHead, csvLine, type CellValue } from '../../../platform/csv/csv';
import { HttpRejection } from '../../../platform/rejections';
import { writeXlsx } from '../../../platform/xlsx/writeXlsx';
import { call } from '../../call';

async function* formatCsv({ headings, batches }: Table): AsyncGenerator<string> {
  yield csvHead(headings);
  for await (const rows of batches) yield rows.map(csvLine).join('');
}

const excelCell = (value: CellValue) => (typeof value === 'number' ? value : cellText(value));

async function toXlsx({ headings, count, batches }: Table): Promise<Buffer> {
  if (count > maxExcelRows) {
    const most = maxExcelRows.toLocaleString('en-US');
    const detail = `An Excel file holds at most ${most} rows. Choose a filter, or export CSV.`;
    throw new HttpRejection(400, { detail });
  }
  const rows: (string | number)[][] = [];
  for await (const batch of batches) rows.push(...batch.map((cells) => cells.map(excelCell)));
  return writeXlsx({ headings, rows });
}

function createExportCalls<Row extends { id: number }, Entries extends v.ObjectEntries>(
  declared: ListExport<Row, Entries>,
) {
  const { list, needs, query } = declared;
  return exportFormats.map((format) =>
    call(
      {
        method: 'GET',
        path: exportPath(list, format),
        needs,
        summary: `All rows of the list that match, as ${format}`,
        query,
        response: v.string(),
        contentType: exportTypes[format],
        withoutHead: true,
      },
      async (input) => {
        const { queries, actor, today, reply } = input;
        const table = await readExportTable(declared, input.query, input);
        const file = format === 'csv' ? Readable.from(formatCsv(table)) : await toXlsx(table);
        await recordExport(queries, actor, { list, format, rows: table.count });
        const name = `${list}-${today}.${format}`;
        return reply
          .type(format === 'csv' ? `${exportTypes.csv}; charset=utf-8` : exportTypes.xlsx)
          .header('Content-Disposition', `attachment; filename="${name}"`)
          .send(file);
      },
    ),
  );
}

export const exportCalls = [
  ...createExportCalls(reportExport),
  ...createExportCalls(defectExport),
  ...createExportCalls(vehicleExport),
  ...createExportCalls(driverExport),
  ...createExportCalls(leadExport),
  ...createExportCalls(commentExport),
  ...createExportCalls(mediaExport),
  ...createExportCalls(peopleExport),
  ...createExportCalls(auditExport),
  ...createExportCalls(browserErrorExport),
];
