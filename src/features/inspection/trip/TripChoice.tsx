import { ChoiceCard } from '@/components/ChoiceCards/ChoiceCard';
import { ChoiceCards } from '@/components/ChoiceCards/ChoiceCards';
import { tripLabels } from '@/contract/tripLabels';
import { trips } from '@/contract/records';
import { useTrip } from '@/features/inspection/delivery/extensions';
import { useAppDispatch, useAppSelector } from '@/features/inspection/hooks';
import { tripChosen } from '@/features/inspection/model/inspectionSlice';
import { selectIsUnderWay } from '@/features/inspection/model/rules/reportSelectors';

/** Lets the driver choose whether the report is before or after the trip. */
export function TripChoice() {
  const chosen = useTrip();
  const isUnderWay = useAppSelector(selectIsUnderWay);
  const dispatch = useAppDispatch();
  return (
    <ChoiceCards legend="Inspection" cardWidth={132}>
      {trips.map((trip) => (
        <ChoiceCard
          key={trip}
          name="trip"
          value={trip}
          checked={chosen === trip}
          disabled={isUnderWay}
          onChange={() => dispatch(tripChosen(trip))}
          label={tripLabels[trip]}
        />
      ))}
    </ChoiceCards>
  );
}
