/** The lists that can be exported, by resource. */
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

/** The formats of an export, with their content types. */
export const exportTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export type ExportFormat = keyof typeof exportTypes;

export const exportFormats = ['csv', 'xlsx'] as const satisfies readonly ExportFormat[];

/** The path of an export. It accepts the list's filters and order, but no page. */
export function exportPath<List extends string>(list: List, format: ExportFormat) {
  return `/api/office/${list}.${format}` as const;
}

/** Maximum number of rows in an Excel file, which is created in memory. CSV has no such limit. */
export const maxExcelRows = 10_000;
