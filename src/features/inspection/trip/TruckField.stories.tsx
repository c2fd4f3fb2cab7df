import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { defaultSettings } from '@/contract/settings';
import { ExtensionsContext, noExtensions } from '@/features/inspection/delivery/extensions';
import { previousOf } from '@/testing/fixtures/extensions';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { TruckField } from './VehicleFields';

const look_alikes = [{ kind: 'truck', number: 'T-108' } as const];

const meta: Meta<typeof TruckField> = {
  title: 'Inspection/TruckField',
  component: TruckField,
  parameters: {
    ...reportParameters,
    app: { ...reportParameters.app, settings: { ...defaultSettings, fleet: true } },
  },
  decorators: [
    (Story) => (
      <ExtensionsContext
        value={{ ...noExtensions, status: 'loaded', previous: { ...previousOf(), look_alikes } }}
      >
        <Story />
      </ExtensionsContext>
    ),
    onReport(),
  ],
};
export default meta;

type Story = StoryObj<typeof TruckField>;

export const Blank: Story = {};
export const LooksLikeAnother: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Truck number');
    await userEvent.type(field, 'T-1O8');
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Yes, T-108' })).toBeVisible();
  },
};
export const Mobile: Story = { ...LooksLikeAnother, ...phone };
