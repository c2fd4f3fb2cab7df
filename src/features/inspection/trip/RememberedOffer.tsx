import Button from '@mui/material/Button';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '@/api/thunkExtra';
import { rememberedHeaderUsed } from '@/features/inspection/model/inspectionSlice';
import { selectOffer } from '@/features/inspection/model/rules/questionSelectors';

/** Offers a new form the driver, truck, trailer and signature of the last report, in one press. */
export function RememberedOffer() {
  const offer = useSelector(selectOffer);
  const dispatch = useDispatch<AppDispatch>();
  if (offer === null) return null;
  return (
    <Button
      variant="outlined"
      onClick={() => dispatch(rememberedHeaderUsed())}
      sx={{ minHeight: 48, overflowWrap: 'anywhere' }}
    >
      {offer}: use these
    </Button>
  );
}
