import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { styled } from '@mui/material/styles';
import { expect } from 'storybook/test';
import {
  defectTextChanged,
  itemMarkedDefective,
  problemsFound,
} from '@/features/inspection/model/inspectionSlice';
import { longText } from '@/testing/fixtures/extremes';
import { phone } from '@/testing/stories/phone';
import { inTheDark, onReport, reportParameters } from '@/testing/stories/reportStories';
import { checklistStyles } from './checklistStyles';
import { DefectText } from './DefectText';

const Sheet = styled('div')(({ theme }) => checklistStyles(theme));

const meta: Meta<typeof DefectText> = {
  title: 'Report/Checklist/DefectText',
  component: DefectText,
  args: { itemKey: 'horn', label: 'Horn' },
  parameters: reportParameters,
  render: (args) => (
    <Sheet>
      <DefectText {...args} />
    </Sheet>
  ),
};
export default meta;

type Story = StoryObj<typeof DefectText>;

export const Empty: Story = {
  decorators: [onReport((dispatch) => dispatch(itemMarkedDefective('horn')))],
};
export const Missing: Story = {
  decorators: [
    onReport((dispatch) => {
      dispatch(itemMarkedDefective('horn'));
      dispatch(problemsFound('2026-11-21'));
    }),
  ],
};
export const MissingInTheDark: Story = { ...Missing, ...inTheDark };
export const Disabled: Story = {
  ...Empty,
  render: (args) => (
    <Sheet>
      <fieldset disabled style={{ margin: 0, padding: 0, border: 0 }}>
        <DefectText {...args} />
      </fieldset>
    </Sheet>
  ),
};
export const Described: Story = {
  ...Empty,
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox');
    await userEvent.type(text, 'No sound');
    await userEvent.tab();
    await expect(text).toHaveValue('No sound');
  },
};
export const LongTexts: Story = {
  ...phone,
  decorators: [
    onReport((dispatch) => {
      dispatch(itemMarkedDefective('horn'));
      dispatch(defectTextChanged({ key: 'horn', text: longText }));
    }),
  ],
};
