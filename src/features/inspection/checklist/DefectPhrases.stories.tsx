import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { styled } from '@mui/material/styles';
import { expect } from 'storybook/test';
import { itemMarkedDefective } from '@/features/inspection/model/inspectionSlice';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { checklistStyles } from './checklistStyles';
import { DefectText, DefectPhrases } from './DefectText';

const Sheet = styled('div')(({ theme }) => checklistStyles(theme));

const meta: Meta<typeof DefectPhrases> = {
  title: 'Report/Checklist/DefectPhrases',
  component: DefectPhrases,
  args: { itemKey: 'tires_truck', label: 'Tires' },
  parameters: reportParameters,
  decorators: [onReport((dispatch) => dispatch(itemMarkedDefective('tires_truck')))],
  render: (args) => (
    <Sheet>
      <DefectPhrases {...args} />
    </Sheet>
  ),
};
export default meta;

type Story = StoryObj<typeof DefectPhrases>;

export const Many: Story = {};
export const Mobile: Story = { ...phone };
export const Pressed: Story = {
  render: (args) => (
    <Sheet>
      <DefectText {...args} />
    </Sheet>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'left' }));
    await userEvent.click(canvas.getByRole('button', { name: 'flat' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('left, flat');
  },
};
