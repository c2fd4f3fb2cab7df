/** The address of a list with these filters. `parameters` are the list's other query parameters, such as its order. */
export function listPath(
  resource: string,
  filter: Readonly<Record<string, unknown>>,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({ ...parameters, filter: JSON.stringify(filter) });
  return `/${resource}?${query.toString()}`;
}

export const driverReportsPath = (driverId: number) =>
  listPath('reports', { driver: String(driverId) });
