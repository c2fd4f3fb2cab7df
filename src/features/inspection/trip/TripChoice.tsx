import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '@/api/thunkExtra';
import { ChoiceCard } from '@/components/ChoiceCards/ChoiceCard';
import { ChoiceCards } from '@/components/ChoiceCards/ChoiceCards';
import { tripLabels } from '@/components/ReportSheet/tripLabels';
import { trips } from '@/contract/records';
import { tripChosen } from '@/features/inspection/model/inspectionSlice';
import { selectIsUnderWay } from '@/features/inspection/model/rules/reportSelectors';
import { selectTrip } from '@/features/inspection/model/rules/trip';

/** Whether the driver inspects before or after the trip. Only for Linehaul's own backend. */
export function TripChoice() {
  const chosen = useSelector(selectTrip);
  const isUnderWay = useSelector(selectIsUnderWay);
  const dispatch = useDispatch<AppDispatch>();
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
