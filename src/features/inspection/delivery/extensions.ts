import { createContext, useContext } from 'react';
import type { ChecklistKey } from '@/contract/checklist';
import type { OfficeNote } from '@/features/inspection/model/text/itemHistory';

/**
 * The parts that Linehaul's own backend adds to the report's page. With another backend, each part
 * is absent.
 */
export interface Extensions {
  /** The last report of the vehicles if it has no defect, next to the title of those fields. */
  cleanReport: React.ReactNode;
  /** The last report of the vehicles if it has defects, below the fields with their numbers. */
  previous: React.ReactNode;
  /** The note about an item, below its name. */
  notes: ReadonlyMap<ChecklistKey, React.ReactNode>;
  /** The office's certifications and reopenings in the report on the screen. */
  officeNotes: ReadonlyMap<ChecklistKey, OfficeNote>;
  /** The photos of an item that is defective, below its description. */
  photosOf: (item: ChecklistKey, label: string) => React.ReactNode;
  /** The driver's earlier reports, above the form; null if only this phone has them. */
  reports: React.ReactNode;
}

export const noExtensions: Extensions = {
  cleanReport: null,
  previous: null,
  notes: new Map(),
  officeNotes: new Map(),
  photosOf: () => null,
  reports: null,
};

/** Changes only with a response from the server, so that a tap renders only its own row. */
export const ExtensionsContext = createContext(noExtensions);

export const useItemPhotos = (key: ChecklistKey, label: string) =>
  useContext(ExtensionsContext).photosOf(key, label);

export const useItemNote = (key: ChecklistKey) => useContext(ExtensionsContext).notes.get(key);

export const useOfficeNote = (key: ChecklistKey) =>
  useContext(ExtensionsContext).officeNotes.get(key);
