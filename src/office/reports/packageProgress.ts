import { Unzip } from 'fflate';
import { packageReports } from '@/contract/office/reports';

/** How much of an audit package has arrived. */
export interface PackageProgress {
  bytes: number;
  /** The number of reports that have begun to arrive. */
  reports: number;
}

/** Returns a function that takes the parts of an audit package and tells how much has arrived. */
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
