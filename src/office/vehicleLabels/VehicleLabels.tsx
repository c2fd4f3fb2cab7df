import { useId, useState } from 'react';
import PrintIcon from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createPortal } from 'react-dom';
import { Title } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useSharedOrigin } from '@/api/useSharedOrigin';
import type { Vehicle } from '@/contract/office/vehicles';
import { vehicleLabel } from '@/contract/vehicleLabel';
import { NotLoaded } from '../layout/NotLoaded';
import { PageSkeleton } from '../layout/PageSkeleton';
import { PageTitle } from '../layout/PageTitle';
import { counted } from '../labels';
import { OnlyHere } from '../network/OnlyHere';
import { LargeLabels, PaperStyles, perSheet, SmallLabels } from './Labels';
import { useLabeled, type LabeledKind } from './useLabeled';

type Size = 'small' | 'large';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { id: Value; name: string }[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, choices, onChange }: ChoiceProps<Value>) {
  return (
    <FormControl>
      <FormLabel>{label}</FormLabel>
      <RadioGroup row value={value} aria-label={label}>
        {choices.map(({ id, name }) => (
          <FormControlLabel
            key={id}
            value={id}
            control={<Radio onChange={() => onChange(id)} />}
            label={name}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

const sizes = [
  { id: 'small', name: 'Sheet of 30 (Avery 5160)' },
  { id: 'large', name: 'Large, one on each page' },
] as const;

const kinds = [
  { id: '', name: 'All' },
  { id: 'truck', name: 'Trucks' },
  { id: 'trailer', name: 'Trailers' },
] as const;

function FirstFree({ value, onChange }: { value: number; onChange: (first: number) => void }) {
  const id = useId();
  return (
    <FormControl size="small" sx={{ maxWidth: 260 }}>
      <InputLabel htmlFor={id}>First free label</InputLabel>
      <OutlinedInput
        id={id}
        label="First free label"
        type="number"
        value={value}
        onChange={({ target }) => onChange(Math.min(perSheet, Math.max(1, Number(target.value))))}
        aria-describedby={`${id}-help`}
        inputProps={{ min: 1, max: perSheet }}
      />
      <FormHelperText id={`${id}-help`}>Counted in rows from the top left</FormHelperText>
    </FormControl>
  );
}

interface PrintedProps {
  vehicles: readonly Vehicle[];
  size: Size;
  /** The first free label, counted from 1. */
  first: number;
}

function Labels({ vehicles, size, first }: PrintedProps) {
  if (size === 'large') return <LargeLabels vehicles={vehicles} />;
  return <SmallLabels vehicles={vehicles} used={first - 1} />;
}

/** On the screen, the 'Print' button and the first page; on paper, every page. */
function Printed({ vehicles, size, first }: PrintedProps) {
  const { length } = vehicles;
  const pages = size === 'large' ? length : Math.ceil((length + first - 1) / perSheet);
  const shown = vehicles.slice(0, size === 'large' ? 1 : perSheet - first + 1);
  return (
    <>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button startIcon={<PrintIcon />} disabled={length === 0} onClick={() => window.print()}>
          Print
        </Button>
        <Typography role="status">
          {`${counted(length, 'label')} on ${counted(pages, 'page')}. Print at 100 %, without margins.`}
        </Typography>
      </Stack>
      {length > 0 ? (
        <Box
          role="region"
          aria-label="First page"
          tabIndex={0}
          sx={{ maxWidth: '100%', overflow: 'auto', width: 'fit-content', border: 1 }}
        >
          <Box sx={{ zoom: 0.6, width: 'fit-content' }}>
            <Labels vehicles={shown} size={size} first={first} />
          </Box>
        </Box>
      ) : null}
      {createPortal(
        <div className="printed">
          <PaperStyles />
          <Labels vehicles={vehicles} size={size} first={first} />
        </div>,
        document.body,
      )}
    </>
  );
}

/** The page that prints QR labels for vehicles. */
export function VehicleLabels() {
  const { origin, isOnlyHere } = useSharedOrigin();
  const [parameters] = useSearchParams();
  const id = parameters.get('vehicle');
  const [size, setSize] = useState<Size>(id === null ? 'small' : 'large');
  const [kind, setKind] = useState<LabeledKind>('');
  const [first, setFirst] = useState(1);
  const { data: vehicles, error, refetch } = useLabeled(id, kind);
  const [only] = id === null ? [] : (vehicles ?? []);
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={<PageTitle text={only ? `QR label: ${vehicleLabel(only)}` : 'QR labels'} />} />
      <Typography sx={{ maxWidth: 640 }}>
        A driver points the phone’s camera at the label. The report opens with that vehicle, without
        a connection too.
      </Typography>
      <Choice<Size> label="Size" value={size} choices={sizes} onChange={setSize} />
      {id === null ? (
        <Choice<LabeledKind> label="Vehicles" value={kind} choices={kinds} onChange={setKind} />
      ) : null}
      {size === 'small' ? <FirstFree value={first} onChange={setFirst} /> : null}
      <NotLoaded error={error} refetch={refetch} isWhole={!vehicles} />
      {!vehicles && !error ? <PageSkeleton /> : null}
      {isOnlyHere ? <OnlyHere address={origin} /> : null}
      {vehicles && !isOnlyHere ? <Printed vehicles={vehicles} size={size} first={first} /> : null}
    </Stack>
  );
}
