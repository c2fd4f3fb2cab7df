import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { LocationField } from './LocationField';

const meta: Meta<typeof LocationField> = {
  title: 'Report/Driver, vehicle and trip/LocationField',
  component: LocationField,
  parameters: reportParameters,
  decorators: [onReport()],
};
export default meta;

type Story = StoryObj<typeof LocationField>;

type Locate = Geolocation['getCurrentPosition'];

function located(locate: Locate): NonNullable<Story['beforeEach']> {
  return () => {
    const { getCurrentPosition } = navigator.geolocation;
    navigator.geolocation.getCurrentPosition = locate;
    return () => {
      navigator.geolocation.getCurrentPosition = getCurrentPosition;
    };
  };
}

const pressed: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Use my position' }));
};

export const Empty: Story = {};

export const Found: Story = {
  ...phone,
  beforeEach: located((found) => {
    const coords = { latitude: 41.8819, longitude: -87.6278 } as GeolocationCoordinates;
    found({ coords, timestamp: 0 } as GeolocationPosition);
  }),
  play: async (context) => {
    await pressed(context);
    const field = await context.canvas.findByLabelText('Current location');
    await expect(field).toHaveValue('41.88190, -87.62780');
  },
};

export const Rejected: Story = {
  ...phone,
  beforeEach: located((_found, failed) => failed?.({ code: 1 } as GeolocationPositionError)),
  play: async (context) => {
    await pressed(context);
    await context.canvas.findByText(/This site may not use your position/);
  },
};

export const Searching: Story = { beforeEach: located(() => undefined), play: pressed };
