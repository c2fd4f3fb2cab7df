import { Unzip } from 'fflate';
import { packageReports } from '@/contract/office/reports';

export interface PackageProgress {
  bytes: number;
  /** Includes the report that is still arriving. */
  reports: number;
}

/** Returns a function that takes the chunks of an audit package and returns the progress so far. */
export function packageProgress(): (part: Uint8Array) => PackageProgress {
  const progress = { bytes: 0, reports: 0 };
  const zip = new Unzip(({ name }) => {
    if (name.startsWith(packageReports)) progress.reports += 1;
  });
  return (part) => {
    progress.bytes += part.length;
    zip.push(part);
    return { ...progress };
  };
}
