import type { Decorator } from '@storybook/react-webpack5';
import type { AppStore } from '@/app/store';
import { signedIn } from '../fixtures/account';
import type { Phone } from '@/features/inspection/draft/phone';
import { ReportStage } from './reportStage';

/**
 * A story on the report of a signed-in driver; `prepare` brings it to its state. It is light unless the toolbar, or the
 * story's `globals` (`inTheDark`), say dark.
 */
export function onReport(
  prepare?: (dispatch: AppStore['dispatch']) => void,
  phone?: Phone,
): Decorator {
  return function OnReport(Story, { globals }) {
    return (
      <ReportStage
        scheme={globals.theme === 'dark' ? 'dark' : 'light'}
        {...(prepare && { prepare })}
        {...(phone && { phone })}
      >
        <div style={{ padding: 16 }}>
          <Story />
        </div>
      </ReportStage>
    );
  };
}

/** What every report story says about the app around it. */
export const reportParameters = { app: { preloaded: signedIn, route: '/vehicle-report' } };

/** What makes a report's story dark: `export const Dark: Story = { ...Blank, ...inTheDark }`. */
export const inTheDark = { globals: { theme: 'dark' } };
