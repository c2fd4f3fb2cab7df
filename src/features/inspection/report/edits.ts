import type { InspectionState } from '../inspectionState';
import { withdrawIfEdited } from '../sync/submission';
import { forgetRefusal } from './refusals';

/** What every edit means for the rest of the report. `name` is the request's name of what was edited. */
export function noteEdit(state: InspectionState, name: string | null): void {
  if (name !== null) forgetRefusal(state, name);
  state.justSent = false;
  withdrawIfEdited(state);
}
