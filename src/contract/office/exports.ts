export const exportedLists = [
  'reports',
  'defects',
  'vehicles',
  'drivers',
  'leads',
  'comments',
  'media',
  'people',
  'audit',
  'browser-errors',
] as const;
export type ExportedList = (typeof exportedLists)[number];

export const exportTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export type ExportFormat = keyof typeof exportTypes;

export const exportFormats = ['csv', 'xlsx'] as const satisfies readonly ExportFormat[];

/** The path of an export. It takes the list's filters and order, but no page. */
export function exportPath<List extends string>(list: List, format: ExportFormat) {
  return `/api/office/${list}.${format}` as const;
}

/** The maximum number of rows in an Excel file, because the server builds it in memory. */
export const maxExcelRows = 10_000;
