import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { stateTexts } from '../../../../contract/messages';
import { Panel } from '../InspectionReport/Panel';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

const Blocks = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '.block': {
    height: 52,
    borderRadius: theme.radii.small,
    background: theme.palette.surface.sunken,
    animation: `${breathe} 1.6s ease-in-out infinite`,
  },
  '.short': { width: '40%', height: 28 },
}));

const fields = Array.from({ length: 7 }, (_, index) => index);
const rows = Array.from({ length: 6 }, (_, index) => index);

/** The report before its draft and the current inspection are there: its shape, so that nothing jumps. */
export function ReportSkeleton() {
  return (
    <Blocks role="status" aria-busy="true">
      <p>{stateTexts.loading}</p>
      <Panel aria-hidden="true">
        <div className="block short" />
        <div className="fields">
          {fields.map((field) => (
            <div className="block" key={field} />
          ))}
        </div>
      </Panel>
      <Panel aria-hidden="true">
        <div className="block short" />
        {rows.map((row) => (
          <div className="block" key={row} />
        ))}
      </Panel>
    </Blocks>
  );
}
