import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useSharedOrigin } from '@/api/useSharedOrigin';
import { useCompany } from '@/components/companyContext';
import { QrCode } from '@/components/QrCode/QrCode';
import type { Vehicle } from '@/contract/office/vehicles';
import { scanPath } from '@/contract/scanPath';
import { vehicleLabel } from '@/contract/vehicleLabel';

/** Avery 5160 has three columns of ten labels. */
export const perSheet = 30;

const paper = {
  boxSizing: 'border-box',
  width: '8.5in',
  overflow: 'hidden',
  color: '#000',
  background: '#fff',
  fontFamily: 'system-ui, sans-serif',
  breakInside: 'avoid',
  '& + &': { breakBefore: 'page' },
} as const;

/** A US letter page with the margins and gaps of Avery 5160. */
const Sheet = styled('div')({
  ...paper,
  height: '11in',
  padding: '0.5in 0.1875in',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 2.625in)',
  gridTemplateRows: 'repeat(10, 1in)',
  columnGap: '0.125in',
});

const Small = styled('div')({
  boxSizing: 'border-box',
  minWidth: 0,
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'center',
  gap: '0.08in',
  padding: '0 0.08in',
  '& b': { display: 'block', fontSize: '15pt', lineHeight: 1.1, overflowWrap: 'anywhere' },
  '& span': { display: 'block', fontSize: '8pt', lineHeight: 1.25 },
});

const Large = styled('div')({
  ...paper,
  height: '11in',
  padding: '0.75in',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.3in',
  textAlign: 'center',
  '& b': { fontSize: '64pt', lineHeight: 1.05, overflowWrap: 'anywhere' },
  '& span': { fontSize: '20pt' },
});

type Labeled = Pick<Vehicle, 'id' | 'kind' | 'number'>;

/** In px at 96 px per inch, without the code's border. A small code leaves room on the label for an inexact cut. */
const sizes = { small: 72, large: 480 };

function Code({ vehicle, size }: { vehicle: Labeled; size: number }) {
  const { origin } = useSharedOrigin();
  return (
    <QrCode
      text={origin + scanPath(vehicle)}
      label={`QR code of ${vehicleLabel(vehicle)}`}
      size={size}
    />
  );
}

const hint = 'Scan to inspect';

interface LabelsProps {
  vehicles: readonly Labeled[];
}

interface SmallLabelsProps extends LabelsProps {
  /** The number of labels that are already used on the first sheet. */
  used: number;
}

export function SmallLabels({ vehicles, used }: SmallLabelsProps) {
  const { name } = useCompany();
  const places = [...Array<null>(used).fill(null), ...vehicles];
  const sheets = Math.ceil(places.length / perSheet);
  return Array.from({ length: sheets }, (_none, at) => (
    <Sheet key={at} data-sheet>
      {places.slice(at * perSheet, (at + 1) * perSheet).map((vehicle, place) =>
        vehicle === null ? (
          <div key={`used-${place}`} />
        ) : (
          <Small key={vehicle.id} data-label>
            <Code vehicle={vehicle} size={sizes.small} />
            <div>
              <b>{vehicle.number}</b>
              <span>{vehicle.kind === 'truck' ? 'Truck' : 'Trailer'}</span>
              <span>{hint}</span>
              <span>{name}</span>
            </div>
          </Small>
        ),
      )}
    </Sheet>
  ));
}

/** One page per vehicle. */
export function LargeLabels({ vehicles }: LabelsProps) {
  const { name } = useCompany();
  return vehicles.map((vehicle) => (
    <Large key={vehicle.id} data-sheet>
      <span>{name}</span>
      <Code vehicle={vehicle} size={sizes.large} />
      <b>{vehicle.number}</b>
      <span>
        {vehicle.kind === 'truck' ? 'Truck' : 'Trailer'}. {hint}
      </span>
    </Large>
  ));
}

/** Prints only the labels, without the browser's page margins, which would misplace them. */
export const PaperStyles = () => (
  <GlobalStyles
    styles={{
      '@page': { size: 'letter', margin: 0 },
      '@media screen': { '.printed': { display: 'none' } },
      '@media print': { 'body > :not(.printed)': { display: 'none !important' } },
    }}
  />
);
