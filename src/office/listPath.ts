/** The address of a list of the office with filters, and with the parameters of react-admin's lists. */
export function listPath(
  resource: string,
  filter: Readonly<Record<string, unknown>>,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({ ...parameters, filter: JSON.stringify(filter) });
  return `/${resource}?${query.toString()}`;
}

/** The address of the list of a driver's reports. */
export const driverReportsPath = (driverId: number) =>
  listPath('reports', { driver: String(driverId) });
