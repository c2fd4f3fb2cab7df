import * as v from 'valibot';
import { calls } from '@/contract/calls';
import { checklistKeys, type ChecklistKey } from '@/contract/checklist';
import { toDeviceDateTime } from '@/contract/dates';
import { dayMonthText, dayText, monthText } from '@/contract/dateText';
import type { InspectionRequest } from '@/contract/inspection';
import type { Client } from './client';
import type { Rig } from './test';

/** Creates a report with these items defective. The day is today by default. */
export async function createReport(
  driver: Client,
  { truck, trailer }: Rig,
  defects: Partial<Record<ChecklistKey, string>>,
  day = new Date().toISOString().slice(0, 10),
  more: Partial<InspectionRequest> = {},
): Promise<void> {
  const body = {
    carrier: 'Marcus Bell',
    address: 'Dock 4, Chicago IL',
    truck_number: truck,
    odometer_reading: '418220',
    trailer_numbers: trailer,
    drivers_signature: 'M. Bell',
    drivers_signature_date: day,
    mechanics_signature: '',
    mechanics_signature_date: day,
    satisfactory_vehicle_condition: 'above_defects_need_correction',
    date_inspected: `${day} 08:30`,
    comments: Object.entries(defects).map(([key, text]) => ({
      vehicle_inspection: null,
      key,
      text,
      fixed: false,
    })),
    ...Object.fromEntries(checklistKeys.map((key) => [key, defects[key] === undefined])),
    ...more,
  };
  await driver.call(v.unknown(), calls.createInspection, { body });
}

/**
 * Creates a report from last month and a report from a week ago, without defects. Returns last month as the office
 * writes it, and the days of that month's reports, newest first. Early in a month, these are both reports.
 */
export async function createEarlierReports(driver: Client, rig: Rig) {
  const now = new Date();
  const lastMonth = new Date(now.getFullYear(), now.getMonth() - 1, 15);
  const lastWeek = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 7);
  const days = [lastMonth, lastWeek].map((day) => toDeviceDateTime(day).date);
  for (const day of days) await createReport(driver, rig, {}, day);
  const month = monthText(lastMonth.getTime());
  const ofMonth = days.filter((day) => dayMonthText(day) === month);
  return { month, days: ofMonth.toReversed().map(dayText) };
}
