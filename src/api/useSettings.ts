import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { PublicSettings } from '@/contract/settings';
import type { AppDispatch } from './thunkExtra';

/** The settings of the current store. They never change during its lifetime. */
export function useSettings(): PublicSettings {
  const dispatch = useDispatch<AppDispatch>();
  const [settings] = useState(() => dispatch((_dispatch, _getState, extra) => extra.settings));
  return settings;
}
