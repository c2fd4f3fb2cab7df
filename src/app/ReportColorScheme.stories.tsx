import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Button from '@mui/material/Button';
import { PageHeading } from '@/components/PageHeading/PageHeading';
import { ReportColorScheme } from './ReportColorScheme';

const meta: Meta<typeof ReportColorScheme> = {
  title: 'Report/Frame and bar/ReportColorScheme',
  component: ReportColorScheme,
  args: {
    children: (
      <div style={{ padding: 24 }}>
        <PageHeading over="Day and night" title="Next to the truck" lead="In sun and in rain." />
        <Button>Good</Button>
      </div>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof ReportColorScheme>;

export const Light: Story = { args: { scheme: 'light' } };
export const Dark: Story = { args: { scheme: 'dark' } };
