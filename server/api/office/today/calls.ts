import { today, todayPath } from '@/contract/office/today';
import { readToday } from '../../../domain/today/readToday';
import { call } from '../../call';

export const todayCalls = [
  call(
    {
      method: 'GET',
      path: todayPath,
      needs: 'today',
      ifChanged: true,
      summary: 'What there is today, and the last thirty days',
      response: today,
    },
    (input) => readToday(input.api, { day: input.today, timeZone: input.timeZone }),
  ),
];
