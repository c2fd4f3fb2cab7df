import { useState } from 'react';
import { DataTable, useNotify } from 'react-admin';
import { Link } from 'react-router';
import { useSettings } from '@/api/useSettings';
import { driverPaths, type DriverRow } from '@/contract/office/drivers';
import { detail } from '@/contract/responses';
import { vehicleLabel, vehiclesText } from '@/contract/vehicleLabel';
import { ageText, toChoices, counted, inspectedText } from '../labels';
import type { ListFilter } from '../list/listFilters';
import { ListRows } from '../list/ListRows';
import type { ListView } from '../list/ListViews';
import { OfficeList } from '../list/OfficeList';
import { TypedTime } from '../list/RelativeTime';
import { driverReportsPath, listPath } from '../listPath';
import { personLists } from '../people/personLists';
import { ConfirmDialog } from '../form/ConfirmDialog';
import { useOfficeCalls } from '../useOfficeCalls';

const missingLabels = { today: 'Not today', this_week: 'Not this week' };

const views: readonly ListView[] = [
  { label: 'All', filter: {} },
  { label: missingLabels.today, filter: { missing: 'today' } },
  { label: missingLabels.this_week, filter: { missing: 'this_week' } },
];

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    source: 'missing',
    label: 'Inspection missing',
    choices: toChoices(missingLabels),
  },
];

const Column = DataTable.Col<DriverRow>;

const driverText = (driver: DriverRow) =>
  inspectedText({ ...driver, last_driver: null, added_at: null });

function Vehicles({ last_vehicles: named }: DriverRow) {
  return named.map((vehicle, n) => (
    <span key={vehicle.id}>
      {n === 0 ? '' : ', '}
      <Link to={`/vehicles/${vehicle.id}/show`}>{vehicleLabel(vehicle)}</Link>
    </span>
  ));
}

const daysText = ({ days_without_inspection: days }: DriverRow) =>
  days === null ? 'never' : ageText(days);

const defectsPath = ({ id }: DriverRow) =>
  listPath('defects', { reported_by: String(id), state: 'open' });

const getTexts = (driver: DriverRow) => ({
  primary: driver.name,
  aside: driver.is_inspected_today ? undefined : daysText(driver),
  secondary: [
    driverText(driver),
    vehiclesText(driver.last_vehicles),
    `${counted(driver.reports_this_month, 'report')} this month`,
    driver.open_defects > 0 ? counted(driver.open_defects, 'open defect') : '',
  ]
    .filter(Boolean)
    .join(' · '),
});

const createGetActions =
  (emailLink: ((driver: DriverRow) => void) | null) => (driver: DriverRow) => [
    ...(driver.last_report_id === null
      ? []
      : [{ label: 'Last report', letter: 'L', to: `/reports/${driver.last_report_id}/show` }]),
    ...personLists(driver),
    ...(emailLink
      ? [{ label: 'Email a sign-in link', letter: 'S', onSelect: () => emailLink(driver) }]
      : []),
  ];

/** Asks before a driver gets a link by email. Nobody in the office sees the link. */
function EmailLink({ driver, onClose }: { driver: DriverRow; onClose: () => void }) {
  const calls = useOfficeCalls();
  const notify = useNotify();
  async function send() {
    await calls.act('drivers', driverPaths.emailLink, { id: driver.id, response: detail });
    notify(`Emailed a sign-in link to ${driver.name}.`, { type: 'success' });
  }
  return (
    <ConfirmDialog
      title={`Email a sign-in link to ${driver.name}`}
      submitText="Email the link"
      text="The link goes to the driver’s own address. It works once, for an hour, and lets them choose a new password. Their password stays until then."
      send={send}
      onClose={onClose}
    />
  );
}

export function DriverList() {
  const { emailLinks } = useSettings();
  const [linked, setLinked] = useState<DriverRow | null>(null);
  return (
    <>
      <OfficeList<DriverRow> sort={{ field: 'name', order: 'ASC' }} views={views} filters={filters}>
        <ListRows<DriverRow>
          getTexts={getTexts}
          getActions={createGetActions(emailLinks ? setLinked : null)}
          rowClick={false}
        >
          <Column
            source="name"
            label="Driver"
            render={({ id, name }) => <Link to={driverReportsPath(id)}>{name}</Link>}
          />
          <Column label="Today" render={driverText} cellClassName="whole" />
          <Column
            source="last_inspected_at"
            label="Last inspection (driver's clock)"
            render={({ last_inspected_at: at, last_report_id: report }) =>
              report === null ? (
                'never'
              ) : (
                <Link to={`/reports/${report}/show`}>
                  <TypedTime at={at} />
                </Link>
              )
            }
          />
          <Column
            label="Vehicles"
            cellClassName="whole"
            render={(driver) => <Vehicles {...driver} />}
          />
          <Column label="Days without" align="right" render={daysText} />
          <Column
            source="reports_this_month"
            label="Reports this month"
            align="right"
            disableSort
          />
          <Column
            source="open_defects"
            label="Open defects"
            align="right"
            render={(driver) =>
              driver.open_defects === 0 ? (
                '0'
              ) : (
                <Link to={defectsPath(driver)} aria-label={`Open defects of ${driver.name}`}>
                  {driver.open_defects}
                </Link>
              )
            }
          />
        </ListRows>
      </OfficeList>
      {linked ? <EmailLink driver={linked} onClose={() => setLinked(null)} /> : null}
    </>
  );
}
