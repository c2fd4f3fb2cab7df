import type { PublicCompany } from '@/contract/company';
import { countText } from '@/contract/enteredReport';
import { dayText, instantText, reportDateText } from '@/contract/dateText';
import type { ReportFilters, ReportRecord } from '@/contract/office/reports';
import { reportStateLabels } from '@/contract/reportState';
import { resultLabels } from '@/contract/resultLabels';
import { consentText } from '@/contract/signingConsent';
import { timeZoneName } from '@/contract/timeZone';
import { vehicleLabel, vehiclesText } from '@/contract/vehicleLabel';

export interface IndexedReport extends Pick<
  ReportRecord,
  'id' | 'date' | 'driver' | 'vehicles' | 'signing_consent'
> {
  file: string;
  /** The present name of the driver's account, which a filter by driver means. */
  account: string;
  /** How many defects the driver entered, and how many of them were open when the package was made. */
  found: number;
  open: number;
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
      driver !== undefined && (reports[0]?.account ?? 'a driver without reports'),
      search && `search ${search}`,
      result && resultLabels[result],
      state && state !== 'all' && reportStateLabels[state],
      trip && `${trip} the trip`,
    ]
      .filter(Boolean)
      .join(', ') || 'None'
  );
}

/** The looks of the office's sheets, on screen and on US letter paper. */
const style = `body{font:14px/1.4 system-ui,sans-serif;max-width:820px;margin:2em auto;padding:0 1em;color:#1a1a1a}
h1{font-size:1.5rem;margin:0 0 .75rem}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:8px 16px;margin:0 0 1rem}
dt,th{font-size:.75rem;font-weight:400;color:#555}
dd{margin:0;font-weight:600;overflow-wrap:anywhere}
table{width:100%;border-collapse:collapse}
td,th{text-align:left;vertical-align:top;padding:4px 12px 4px 0;border-bottom:1px solid #ccc}
@page{size:letter;margin:.5in}
@media print{body{max-width:none;margin:0;color:#000;font-size:8.5pt}tr{break-inside:avoid}}`;

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
  const rows = reports.map(({ id, file, date, driver, vehicles, signing_consent, ...counts }) =>
    row('td', [
      `<a href="${escaped(encodeURI(file))}">${id}</a>`,
      escaped(reportDateText(date)),
      escaped(driver),
      consentText(signing_consent, timeZone),
      escaped(vehiclesText(vehicles)),
      countText(counts),
    ]),
  );
  return `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><title>Inspection reports of ${escaped(company.name)}</title>
<style>${style}</style></head><body>
<h1>Driver vehicle inspection reports</h1>
<dl>
${facts.map(([label = '', text = '']) => `<div><dt>${label}</dt><dd>${escaped(text)}</dd></div>\n`).join('')}</dl>
<p><a href="certifications.csv">certifications.csv</a> has every defect with its certification. SHA256SUMS has the SHA-256 of each file:
<code>sha256sum --check SHA256SUMS</code>. A PDF with text in a script that it cannot show says so at its top.</p>
<table>
${row('th', ['Report', "Inspected (driver's clock)", 'Driver', 'Signature', 'Vehicles', 'Defects'])}${rows.join('')}</table>
</body></html>
`;
}
