import Alert from '@mui/material/Alert';
import type { PreviousVehicle } from '@/contract/extensions';
import { holdText, waitingTitle } from '@/contract/holds';
import type { EarlierOwner } from '@/contract/records';
import { earlierOwnerText, mayBeHeldText, vehicleLabel } from '@/contract/vehicleLabel';
import { lowerFirst } from '@/features/inspection/model/text/defectText';

/** Says that a vehicle may be a held vehicle with a similar number. */
export function MayBeHeld({
  vehicle: { vehicle, may_be_held_as: as },
}: {
  vehicle: PreviousVehicle;
}) {
  if (as.length === 0) return null;
  return (
    <Alert severity="warning" role="group" sx={{ textAlign: 'start' }}>
      {`${vehicleLabel(vehicle)}: ${mayBeHeldText(as)}. Ask the office before you drive.`}
    </Alert>
  );
}

const getHoldSentence = ({ now, only_waits: onlyWaits }: EarlierOwner) =>
  onlyWaits
    ? `${now} ${lowerFirst(waitingTitle)}.`
    : `${holdText('driver', [])} ${now}: repairs are not certified.`;

/** Says which held vehicles may have a number of the report on their doors. */
export function HeldOwners({ owners, asOf }: { owners: readonly EarlierOwner[]; asOf: string }) {
  return owners.map((owner) => (
    <Alert key={owner.now} severity="warning" role="group" sx={{ textAlign: 'start' }}>
      {`${earlierOwnerText(owner, asOf)} ${getHoldSentence(owner)}`}
    </Alert>
  ));
}
