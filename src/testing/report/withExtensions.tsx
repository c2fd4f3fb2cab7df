import { LinehaulExtensions } from '@/features/inspection/InspectionReport/LinehaulExtensions';

/** Renders a part of the report's page, and fetches the data from Linehaul's own backend. */
export const withExtensions = (part: React.ReactNode) => (
  <>
    {part}
    <LinehaulExtensions />
  </>
);
