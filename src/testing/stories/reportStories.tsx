import type { Decorator } from '@storybook/react-webpack5';
import type { AppStore } from '@/app/store';
import { headerFieldChanged, dateTimeReplaced } from '@/features/inspection/model/inspectionSlice';
import { now } from '@/features/inspection/model/state/header';
import { nothingShown } from '@/features/inspection/model/state/review';
import type { Phone } from '@/features/inspection/storage/phone';
import { signedIn } from '../fixtures/account';
import { ReportProvider } from './reportProvider';

/**
 * A story with a signed-in driver's report that `prepare` has changed. It is light unless the toolbar or the story's
 * `globals` (`inTheDark`) select dark.
 */
export function onReport(
  prepare?: (dispatch: AppStore['dispatch']) => void,
  phone?: Phone,
): Decorator {
  return function OnReport(Story, { globals }) {
    return (
      <ReportProvider
        scheme={globals.theme === 'dark' ? 'dark' : 'light'}
        {...(prepare && { prepare })}
        {...(phone && { phone })}
      >
        <div style={{ padding: 16 }}>
          <Story />
        </div>
      </ReportProvider>
    );
  };
}

/** A report with the current date and time, so that the form does not question them. */
export const atNow = onReport((dispatch) => dispatch(dateTimeReplaced(now())));

/** A report dated years ago, so that the form questions its date. */
export const longAgo = onReport((dispatch) =>
  dispatch(headerFieldChanged({ field: 'date', value: '2021-11-19' })),
);

export const reportParameters = { app: { preloaded: signedIn, route: '/vehicle-report' } };

export const storyReview = {
  id: '2f1e4b5a-8c3d-4e6f-9a7b-1c2d3e4f5a6b',
  at: '2026-11-21T12:45:00.000Z',
  shown: { ...nothingShown, reports: [90], defects: [31], certified: [31], open: [31] },
};

/**
 * Shows a report story in the dark scheme: `export const Dark: Story = { ...Default, ...inTheDark }`.
 */
export const inTheDark = { globals: { theme: 'dark' } };
