import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { withId } from '@/contract/calls';
import { reportDateText } from '@/contract/dateText';
import { odometerResponse, vehiclePaths } from '@/contract/office/vehicles';
import type { OdometerReading } from '@/contract/office/vehicles';
import { NotLoaded } from '../layout/NotLoaded';
import { useOfficeCalls } from '../useOfficeCalls';

const height = 96;
/** Room for half a dot around the line, in pixels. */
const margin = 6;

const timeOf = ({ inspected_at: at }: OdometerReading) => Date.parse(`${at.replace(' ', 'T')}Z`);

const wordsOf = ({ miles, inspected_at: at }: OdometerReading) =>
  `${miles.toLocaleString('en-US')} mi on ${reportDateText(at)}`;

/** Where readings stand in the chart: `x` as a part of its width, `y` in pixels. */
function placesOf(readings: readonly OdometerReading[]) {
  const times = readings.map(timeOf);
  const miles = readings.map((reading) => reading.miles);
  const part = (value: number, all: readonly number[]) =>
    (value - Math.min(...all)) / (Math.max(...all) - Math.min(...all) || 1);
  return readings.map((reading) => ({
    reading,
    x: `${part(timeOf(reading), times) * 100}%`,
    y: height - margin - part(reading.miles, miles) * (height - 2 * margin),
  }));
}

function Line({ readings }: { readings: readonly OdometerReading[] }) {
  const { palette } = useTheme();
  const places = placesOf(readings);
  const [color, last] = [palette.primary.main, places.length - 1];
  const summary = `${readings.length} readings: ${[readings[0], readings[last]]
    .flatMap((reading) => (reading ? [wordsOf(reading)] : []))
    .join(', then ')}`;
  return (
    <svg role="img" aria-label={summary} width="100%" height={height} overflow="visible">
      {places.slice(1).map(({ reading, x, y }, index) => (
        <line
          key={reading.report_id}
          {...{ x1: places[index]?.x, y1: places[index]?.y, x2: x, y2: y }}
          stroke={color}
          strokeWidth={2}
        />
      ))}
      {places.map(({ reading, x, y }) => (
        <circle key={reading.report_id} cx={x} cy={y} r={3} fill={color}>
          <title>{`${wordsOf(reading)}, report ${reading.report_id}`}</title>
        </circle>
      ))}
    </svg>
  );
}

/** A truck's odometer over its newest reports; nothing until there are two readings to compare. */
export function OdometerChart({ id }: { id: number }) {
  const calls = useOfficeCalls();
  const { data, error, refetch } = useQuery({
    queryKey: ['vehicles', 'odometer', id],
    queryFn: () => calls.read(withId(vehiclePaths.odometer, id), odometerResponse),
  });
  const readings = data?.data ?? [];
  const [first, last] = [readings[0], readings.at(-1)];
  if (!error && readings.length < 2) return null;
  return (
    <Card component="section" aria-label="Odometer" sx={{ p: 2 }}>
      <Typography variant="h3" component="h2" gutterBottom>
        Odometer
      </Typography>
      <NotLoaded error={error} refetch={refetch} />
      {first && last && readings.length > 1 ? (
        <>
          <Stack sx={{ px: 0.5 }}>
            <Line readings={readings} />
          </Stack>
          <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
            {[first, last].map((reading) => (
              <Typography key={reading.report_id} variant="body2" color="textSecondary">
                {wordsOf(reading)}
              </Typography>
            ))}
          </Stack>
        </>
      ) : null}
    </Card>
  );
}
