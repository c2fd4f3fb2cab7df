import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const meta: Meta = { title: 'Foundations/MUI/Card', component: Card };
export default meta;

type Story = StoryObj;

export const Dark: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <Card sx={{ maxWidth: 360 }}>
      <CardContent>
        <Typography variant="h3">Refrigerated</Typography>
        <Typography color="textSecondary">From orchard to store at one temperature.</Typography>
      </CardContent>
    </Card>
  ),
};
export const Light: Story = { ...Dark, globals: { theme: 'light' } };
