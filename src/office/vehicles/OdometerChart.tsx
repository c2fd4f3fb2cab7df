import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { withId } from '@/contract/calls';
import { reportDateText } from '@/contract/dateText';
import { odometerResponse, vehiclePaths, type OdometerReading } from '@/contract/office/vehicles';
import { pollInterval } from '../data/pollInterval';
import { NotLoaded } from '../layout/NotLoaded';
import { useOfficeCalls } from '../useOfficeCalls';

const height = 96;
/** In px. Keeps the dots inside the chart. */
const margin = 6;

const parseInspectedAt = ({ inspected_at: at }: OdometerReading) =>
  Date.parse(`${at.replace(' ', 'T')}Z`);

const readingText = ({ miles, inspected_at: at }: OdometerReading) =>
  `${miles.toLocaleString('en-US')} mi on ${reportDateText(at)}`;

/** Returns a function that maps the lowest value to 0 and the highest to 1. */
function createScale(values: readonly number[]) {
  const lowest = Math.min(...values);
  const range = Math.max(...values) - lowest || 1;
  return (value: number) => (value - lowest) / range;
}

/** Maps each reading to the chart: `x` is a share of the width, `y` is in px. */
function toChartPoints(readings: readonly OdometerReading[]) {
  const across = createScale(readings.map(parseInspectedAt));
  const up = createScale(readings.map(({ miles }) => miles));
  return readings.map((reading) => ({
    reading,
    x: `${across(parseInspectedAt(reading)) * 100}%`,
    y: height - margin - up(reading.miles) * (height - 2 * margin),
  }));
}

/** The most miles that two drivers in turn cover in a day. */
const mostMilesADay = 1500;

function follows(reading: OdometerReading, earlier: OdometerReading): boolean {
  const days = (parseInspectedAt(reading) - parseInspectedAt(earlier)) / 86_400_000;
  const miles = reading.miles - earlier.miles;
  return miles >= 0 && miles <= mostMilesADay * Math.max(1, days);
}

/** Lists the readings that follow neither the reading before them nor the last one that did not jump. */
function findJumps(readings: readonly OdometerReading[]): OdometerReading[] {
  const jumps: OdometerReading[] = [];
  let [steady] = readings;
  for (const [index, reading] of readings.entries()) {
    const before = readings[index - 1];
    if (!steady || !before) continue;
    if (follows(reading, steady) || follows(reading, before)) steady = reading;
    else jumps.push(reading);
  }
  return jumps;
}

interface LineProps {
  readings: readonly OdometerReading[];
  jumps: readonly OdometerReading[];
  summary: string;
}

function Line({ readings, jumps, summary }: LineProps) {
  const { palette } = useTheme();
  const places = toChartPoints(readings);
  const color = palette.primary.main;
  return (
    <svg role="img" aria-label={summary} width="100%" height={height} overflow="visible">
      {places.slice(1).map(({ reading, x, y }, index) => (
        <line
          key={reading.report_id}
          x1={places[index]?.x}
          y1={places[index]?.y}
          x2={x}
          y2={y}
          stroke={color}
          strokeWidth={2}
        />
      ))}
      {places.map(({ reading, x, y }) => (
        <circle
          key={reading.report_id}
          cx={x}
          cy={y}
          r={jumps.includes(reading) ? 5 : 3}
          fill={jumps.includes(reading) ? palette.error.main : color}
        >
          <title>{`${readingText(reading)}, report ${reading.report_id}`}</title>
        </circle>
      ))}
    </svg>
  );
}

/** A chart of a truck's odometer readings over time. */
export function OdometerChart({ id }: { id: number }) {
  const calls = useOfficeCalls();
  const { data, error, refetch } = useQuery({
    queryKey: ['vehicles', 'odometer', id],
    queryFn: () => calls.read(withId(vehiclePaths.odometer, id), odometerResponse),
    refetchInterval: pollInterval,
  });
  const readings = data?.data ?? [];
  const jumps = findJumps(readings);
  const [first, last] = [readings[0], readings.at(-1)];
  const ends = first && last && first !== last ? [readingText(first), readingText(last)] : [];
  if (!error && ends.length === 0) return null;
  return (
    <Card component="section" aria-label="Odometer" sx={{ p: 2 }}>
      <Typography variant="h3" component="h2" gutterBottom>
        Odometer
      </Typography>
      <NotLoaded error={error} refetch={refetch} />
      {ends.length === 0 ? null : (
        <>
          <Stack sx={{ px: 0.5 }}>
            <Line
              readings={readings}
              jumps={jumps}
              summary={`${readings.length} readings: ${ends.join(', then ')}`}
            />
          </Stack>
          <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
            {ends.map((text) => (
              <Typography key={text} variant="body2" color="textSecondary">
                {text}
              </Typography>
            ))}
          </Stack>
          {jumps.map((reading) => (
            <Typography key={reading.report_id} variant="body2" color="error">
              Jumps to {readingText(reading)},{' '}
              <Link to={`/reports/${reading.report_id}/show`}>report {reading.report_id}</Link>
            </Typography>
          ))}
        </>
      )}
    </Card>
  );
}
