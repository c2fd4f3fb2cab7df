import type { Store } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch } from '@/api/thunkExtra';
import type { InspectionRoot } from '@/features/inspection/model/state/inspectionState';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<InspectionRoot>();
export const useAppStore = useStore.withTypes<Store<InspectionRoot>>();
