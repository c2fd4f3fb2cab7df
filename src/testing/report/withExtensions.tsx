import { LinehaulExtensions } from '@/features/inspection/InspectionReport/LinehaulExtensions';

/** A part of the report's page, with what fetches the data of Linehaul's own backend for it. */
export const withExtensions = (part: React.ReactNode) => (
  <>
    {part}
    <LinehaulExtensions />
  </>
);
