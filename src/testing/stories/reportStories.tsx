import type { Decorator } from '@storybook/react-webpack5';
import type { AppStore } from '@/app/store';
import { signedIn } from '../fixtures/account';
import type { Phone } from '@/features/inspection/draft/phone';
import { ReportProvider } from './reportProvider';

/**
 * A story about a signed-in driver's report; `prepare` sets up its state. It is light unless the
 * toolbar or the story's `globals` (`inTheDark`) say dark.
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

/** App parameters of every report story. */
export const reportParameters = { app: { preloaded: signedIn, route: '/vehicle-report' } };

/**
 * Shows a report story in the dark scheme: `export const Dark: Story = { ...Blank, ...inTheDark }`.
 */
export const inTheDark = { globals: { theme: 'dark' } };
