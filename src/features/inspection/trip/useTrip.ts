import { onScreenOf, useExtensions } from '@/features/inspection/delivery/extensions';
import { useAppSelector } from '@/features/inspection/hooks';
import { tripOf } from '@/features/inspection/model/rules/trip';

/** The trip of the form on the screen. */
export function useTrip() {
  const { ownLastDay } = onScreenOf(useExtensions());
  return useAppSelector(({ inspection }) => tripOf(inspection, ownLastDay));
}
