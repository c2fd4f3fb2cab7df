import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { decisionOn, readinesses, type Readiness, type Vehicle } from '@/contract/office/vehicles';
import { maxAtOnce } from '@/contract/office/lists';
import { vehicleLabel } from '@/contract/vehicleLabel';
import { NotLoaded } from '../layout/NotLoaded';
import { StatusChips } from '../status/StatusChip';
import { readinessStatus, vehicleStatuses } from '../status/statuses';
import { pollInterval } from '../data/pollInterval';
import { listPath } from '../listPath';
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

/** A part of the board folds the tiles after these. */
const mostTiles = 12;

interface PartProps {
  readiness: Readiness;
}

function Part({ readiness }: PartProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const { label } = readinessStatus[readiness];
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useGetList<Vehicle>(
    'vehicles',
    {
      filter: { readiness },
      sort: { field: 'number', order: 'ASC' },
      pagination: { page: 1, perPage: maxAtOnce },
    },
    { refetchInterval: pollInterval },
  );
  if (!data) {
    return error ? <NotLoaded error={error} refetch={refetch} /> : <Skeleton height={120} />;
  }
  if (data.length === 0) return null;
  const shown = isUnfolded ? data : data.slice(0, mostTiles);
  return (
    <div>
      <Typography variant="h3" component="h2" gutterBottom>
        {label}: {total}
      </Typography>
      <Box
        component="ul"
        aria-label={label}
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
        }}
      >
        {shown.map((vehicle) => (
          <Tile key={vehicle.id} vehicle={vehicle} />
        ))}
      </Box>
      {shown.length < data.length ? (
        <Button variant="text" sx={{ mt: 1 }} onClick={() => setUnfolded(true)}>
          Show {data.length - shown.length} more: {label}
        </Button>
      ) : data.length < total ? (
        <Link to={listPath('vehicles', { readiness })}>Show all {total} vehicles</Link>
      ) : null}
    </div>
  );
}

/** Tiles of the fleet's vehicles by readiness, first those that must not be dispatched. */
export function VehicleBoard() {
  return (
    <Stack component="section" aria-label="Board" sx={{ gap: 2 }}>
      {readinesses.map((readiness) => (
        <Part key={readiness} readiness={readiness} />
      ))}
    </Stack>
  );
}
