import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { shortDayText } from '@/contract/dateText';
import type { Today } from '@/contract/office/today';

const height = 120;

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

interface BarProps {
  /** In days from the left. */
  at: number;
  of: number;
  height: number;
  fill: string;
}

function Bar({ at, of, height: own, fill }: BarProps) {
  return (
    <rect x={percent(at, of)} y={height - own} width={percent(0.35, of)} height={own} fill={fill} />
  );
}

/**
 * A chart of reports and defects per day, drawn without a library to keep the script small.
 */
export function DaysChart({ days: rows }: Pick<Today, 'days'>) {
  const { palette } = useTheme();
  const highest = Math.max(1, ...rows.map(({ reports, defects }) => Math.max(reports, defects)));
  const bars = (value: number) => (value / highest) * height;
  const total = (name: 'reports' | 'defects') => rows.reduce((sum, row) => sum + row[name], 0);
  const colors = { reports: palette.primary.main, defects: palette.error.main };
  const summary = `${total('reports')} reports and ${total('defects')} defects in the last ${rows.length} days`;
  return (
    <Card sx={{ p: 2 }}>
      <Typography variant="h3" component="h2">
        Last {rows.length} days
      </Typography>
      <Typography variant="body2" sx={{ my: 1 }}>
        <span style={{ color: colors.reports }}>■</span> Reports {total('reports')}{' '}
        <span style={{ color: colors.defects }}>■</span> Defects {total('defects')}
      </Typography>
      <svg role="img" aria-label={summary} width="100%" height={height + 24} overflow="visible">
        {rows.map(({ day, reports, defects }, index) => (
          <g key={day}>
            <title>{`${shortDayText(day)}: ${reports} reports, ${defects} defects`}</title>
            <Bar at={index + 0.1} of={rows.length} height={bars(reports)} fill={colors.reports} />
            <Bar at={index + 0.5} of={rows.length} height={bars(defects)} fill={colors.defects} />
            {index % 7 === rows.length % 7 ? (
              <text
                x={percent(index, rows.length)}
                y={height + 18}
                fontSize={12}
                fill={palette.text.secondary}
              >
                {shortDayText(day)}
              </text>
            ) : null}
          </g>
        ))}
        <line x2="100%" y1={height} y2={height} stroke={palette.divider} />
      </svg>
    </Card>
  );
}
