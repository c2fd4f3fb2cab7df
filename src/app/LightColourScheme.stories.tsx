import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Button from '@mui/material/Button';
import { PageHeading } from '../components/PageHeading/PageHeading';
import { LightColourScheme } from './LightColourScheme';

const meta: Meta<typeof LightColourScheme> = {
  title: 'Layout/LightColourScheme',
  component: LightColourScheme,
  args: {
    children: (
      <div style={{ padding: 24 }}>
        <PageHeading over="By day" title="Beside the truck" lead="In sun and in rain." />
        <Button>Good</Button>
      </div>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const InTheNight: Story = {};
