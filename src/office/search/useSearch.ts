import { useEffect, useState } from 'react';
import { useGetList, usePermissions } from 'react-admin';
import type { AccountName } from '@/contract/office/accounts';
import { sitePages } from '@/contract/office/content/sections';
import type { Lead } from '@/contract/office/leads';
import { isAllowed } from '@/contract/office/permissions';
import type { Role } from '@/contract/office/roles';
import type { Vehicle } from '@/contract/office/vehicles';
import { personText } from '@/contract/presentName';
import type { ReportRow } from '@/contract/records';
import { vehicleLabel, vehiclesText } from '@/contract/vehicleLabel';
import { typedTimeText } from '../labels';
import { senderText } from '../leads/leadText';
import { driverReportsPath } from '../listPath';

export interface Found {
  group: 'Vehicles' | 'Drivers' | 'Reports' | 'Leads' | 'Pages';
  label: string;
  detail: string;
  to: string;
}

/** In ms after the last keystroke. */
const pause = 200;

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

const listPages = (role: Role): Found[] =>
  [
    ...(isAllowed(role, 'today') ? [{ label: 'Today', to: '/' }] : []),
    { label: 'Vehicles', to: '/vehicles' },
    ...(isAllowed(role, 'drivers.read') ? [{ label: 'Drivers', to: '/drivers' }] : []),
    ...(isAllowed(role, 'vehicles.edit')
      ? [
          { label: 'Add vehicle', to: '/vehicles/create' },
          { label: 'Import vehicles', to: '/import' },
        ]
      : []),
    { label: 'Defects', to: '/defects' },
    { label: 'Reports', to: '/reports' },
    ...(isAllowed(role, 'leads')
      ? [
          { label: 'Leads', to: '/leads' },
          { label: 'Comments', to: '/comments' },
        ]
      : []),
    ...(isAllowed(role, 'content')
      ? [
          ...Object.entries(sitePages).map(([page, { label }]) => ({ label, to: `/site/${page}` })),
          { label: 'Media', to: '/media' },
          { label: 'Setup guide', to: '/setup' },
          { label: 'Company', to: '/company' },
          { label: 'People', to: '/people' },
          { label: 'Import people', to: '/import/people' },
          { label: 'Audit log', to: '/audit' },
        ]
      : []),
  ].map((page) => ({ ...page, group: 'Pages', detail: '' }));

const sorts = {
  vehicles: { field: 'number', order: 'ASC' },
  accounts: { field: 'name', order: 'ASC' },
  reports: { field: 'id', order: 'DESC' },
  leads: { field: 'received_at', order: 'DESC' },
} as const;

interface Rows {
  vehicles: Vehicle;
  accounts: AccountName;
  reports: ReportRow;
  leads: Lead;
}

function useFound<Name extends keyof Rows>(resource: Name, search: string, isOn = true) {
  const { data, isFetching, error } = useGetList<Rows[Name]>(
    resource,
    { filter: { search }, sort: sorts[resource], pagination: { page: 1, perPage: 5 } },
    { enabled: isOn && search !== '' },
  );
  return { rows: search === '' ? [] : (data ?? []), isFetching, error };
}

interface Search {
  found: Found[];
  isBusy: boolean;
  /** The message of a failed call; undefined if every call succeeded. */
  problem: string | undefined;
}

export function useSearch(typed: string): Search {
  const { permissions: role = 'driver' } = usePermissions<Role>();
  const text = typed.trim();
  const search = usePaused(text);
  const vehicles = useFound('vehicles', search);
  const drivers = useFound('accounts', search);
  const reports = useFound('reports', search);
  const leads = useFound('leads', search, isAllowed(role, 'leads'));
  const found: Found[] = [
    ...vehicles.rows.map((vehicle) => ({
      group: 'Vehicles' as const,
      label: vehicleLabel(vehicle),
      to: `/vehicles/${vehicle.id}/show`,
      detail: [vehicle.make, vehicle.plate].filter(Boolean).join(' · '),
    })),
    ...drivers.rows.map(({ id, name }) => ({
      group: 'Drivers' as const,
      label: name,
      detail: 'Reports',
      to: driverReportsPath(id),
    })),
    ...reports.rows.map((report) => ({
      group: 'Reports' as const,
      label: `Report ${report.id}`,
      detail: `${vehiclesText(report.vehicles)} · ${personText(report.driver, report.driver_now)} · ${typedTimeText(report.date)}`,
      to: `/reports/${report.id}/show`,
    })),
    ...leads.rows.map((lead) => ({
      group: 'Leads' as const,
      label: senderText(lead),
      detail: '',
      to: `/leads/${lead.id}/show`,
    })),
    ...listPages(role).filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
  ];
  const parts = [vehicles, drivers, reports, leads];
  return {
    found,
    isBusy: search !== text || parts.some(({ isFetching }) => isFetching),
    problem: parts.find(({ error }) => error)?.error?.message,
  };
}
