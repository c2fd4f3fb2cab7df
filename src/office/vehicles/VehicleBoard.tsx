import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { decisionOn, type Vehicle } from '@/contract/office/vehicles';
import { maxAtOnce } from '@/contract/office/lists';
import { vehicleLabel } from '@/contract/vehicleLabel';
import { NotLoaded } from '../layout/NotLoaded';
import { StatusChips } from '../status/StatusChip';
import { vehicleStatuses } from '../status/statuses';
import { pollInterval } from '../today/useToday';
import { ConfirmVehicle } from './ConfirmVehicle';
import { InspectedToday } from './InspectedToday';
import { notReadyText } from './notReadyText';

function Tile({ vehicle }: { vehicle: Vehicle }) {
  return (
    <Card component="li" sx={{ position: 'relative', p: 1.5, minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600, mb: 0.75 }}>
        <Box
          component={Link}
          to={`/vehicles/${vehicle.id}/show`}
          sx={{
            textDecoration: 'none',
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          {vehicleLabel(vehicle)}
        </Box>
      </Typography>
      <StatusChips statuses={vehicleStatuses(vehicle)} />
      {vehicle.is_overdue ? null : <InspectedToday vehicle={vehicle} />}
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere', mt: 0.5 }}>
        {notReadyText(vehicle)}
      </Typography>
      {decisionOn(vehicle) === null ? null : (
        // Above the link, which covers the whole tile.
        <Box sx={{ position: 'relative', mt: 1 }}>
          <ConfirmVehicle vehicle={vehicle} />
        </Box>
      )}
    </Card>
  );
}

/** Tiles of the fleet's vehicles, first those that must not be dispatched. */
export function VehicleBoard() {
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useGetList<Vehicle>(
    'vehicles',
    {
      filter: {},
      sort: { field: 'readiness', order: 'ASC' },
      pagination: { page: 1, perPage: maxAtOnce },
    },
    { refetchInterval: pollInterval },
  );
  if (!data) {
    return error ? <NotLoaded error={error} refetch={refetch} /> : <Skeleton height={240} />;
  }
  return (
    <>
      <Box
        component="ul"
        aria-label="Board"
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
        }}
      >
        {data
          .filter(({ readiness }) => readiness !== null)
          .map((vehicle) => (
            <Tile key={vehicle.id} vehicle={vehicle} />
          ))}
      </Box>
      {data.length < total ? <Link to="/vehicles">Show all {total} vehicles</Link> : null}
    </>
  );
}
