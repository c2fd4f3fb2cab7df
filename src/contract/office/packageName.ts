interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * Returns an audit package's file name, with the carrier and the period: 'Northway-Freight-2026-10-01-to-2026-10-31.zip'.
 * Without a period, it has the day on which the package was made.
 */
export function packageName(carrier: string, { from, to }: Period, today: string): string {
  const period = [from, (from ?? to) && 'to', to ?? (from && today)].filter(Boolean).join('-');
  const name = carrier.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return `${[name, period || today].filter(Boolean).join('-')}.zip`;
}
