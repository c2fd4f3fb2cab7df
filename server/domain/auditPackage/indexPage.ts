import type { PublicCompany } from '@/contract/company';
import { dayText, instantText, reportDateText } from '@/contract/dateText';
import type { ReportFilters } from '@/contract/office/reports';
import type { ReportRow } from '@/contract/records';
import { resultLabels } from '@/contract/resultLabels';
import { timeZoneName } from '@/contract/timeZone';
import { vehicleLabel, vehiclesText } from '@/contract/vehicleLabel';

export interface IndexedReport extends Pick<
  ReportRow,
  'id' | 'date' | 'driver' | 'vehicles' | 'result'
> {
  file: string;
  uncertified: number;
}

interface IndexPage {
  company: PublicCompany;
  timeZone: string;
  filters: ReportFilters;
  made: Date;
  matched: number;
  reports: readonly IndexedReport[];
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const row = (name: 'th' | 'td', cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<${name}>${cell}</${name}>`).join('')}</tr>\n`;

function describePeriod({ from, to }: ReportFilters, reports: readonly IndexedReport[]): string {
  const first = from ?? reports.at(0)?.date.slice(0, 10);
  const last = to ?? reports.at(-1)?.date.slice(0, 10);
  return first && last ? `${dayText(first)} to ${dayText(last)}` : 'No reports';
}

function otherFilters(filters: ReportFilters, reports: readonly IndexedReport[]): string {
  const { vehicle, driver, search, result, state, trip } = filters;
  const vehicles = reports.flatMap((report) => report.vehicles);
  const chosen = vehicles.find(({ id }) => id === vehicle);
  return (
    [
      vehicle !== undefined && (chosen ? vehicleLabel(chosen) : 'a vehicle without reports'),
      driver !== undefined && (reports[0]?.driver ?? 'a driver without reports'),
      search && `search ${search}`,
      result && resultLabels[result],
      state && state !== 'all' && state,
      trip && `${trip} the trip`,
    ]
      .filter(Boolean)
      .join(', ') || 'None'
  );
}

/** Returns the `index.html` of an audit package. The page loads no other file. */
export function indexPage(page: IndexPage): string {
  const { company, timeZone, filters, made, matched, reports } = page;
  const facts = [
    ['Carrier', company.name],
    ['DOT number', company.dot_number || 'Not set'],
    ['MC number', company.mc_number || 'Not set'],
    ['Period', `${describePeriod(filters, reports)}, by the day of the inspection`],
    ['Other filters', otherFilters(filters, reports)],
    ['Time zone', timeZoneName(timeZone)],
    ['Contents', `${reports.length} of ${matched} reports`],
    ['Made', instantText(made, timeZone)],
  ];
  const rows = reports.map(({ id, file, date, driver, vehicles, result, uncertified }) =>
    row('td', [
      `<a href="${file}">${id}</a>`,
      escaped(reportDateText(date)),
      escaped(driver),
      escaped(vehiclesText(vehicles)),
      resultLabels[result],
      uncertified === 0 ? '' : `${uncertified} not certified`,
    ]),
  );
  return `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><title>Inspection reports of ${escaped(company.name)}</title>
<style>body{font:14px sans-serif;margin:2em}td,th{text-align:left;padding:2px 12px 2px 0}</style></head><body>
<h1>Driver vehicle inspection reports</h1>
<table>
${facts.map(([label = '', text = '']) => row('td', [`<b>${label}</b>`, escaped(text)])).join('')}</table>
<p><a href="certifications.csv">certifications.csv</a> has every defect with its certification. SHA256SUMS has the SHA-256 of each file:
<code>sha256sum --check SHA256SUMS</code>. A PDF with text in a script that it cannot show says so at its top.</p>
<table>
${row('th', ['Report', "Inspected (driver's clock)", 'Driver', 'Vehicles', 'Result', 'Defects'])}${rows.join('')}</table>
</body></html>
`;
}
