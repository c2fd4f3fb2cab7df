import { Panel } from '@/components/Panel/Panel';
import type { PreviousAnswer } from '@/contract/fleet';
import { PreviousReports } from './PreviousReports';

/**
 * The last reports with defects, which the driver reviews and signs before they drive (49 CFR
 * 396.13).
 */
export function PreviousReport({ answer }: { answer: PreviousAnswer }) {
  return (
    <Panel title="Previous report" titleId="previous-report">
      <PreviousReports answer={answer} />
    </Panel>
  );
}
