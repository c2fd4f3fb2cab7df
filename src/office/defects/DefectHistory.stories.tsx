import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { typedNameText } from '@/contract/defectFacts';
import { defectHistory } from '@/testing/fixtures/defectStates';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { DefectHistory } from './DefectHistory';

const meta: Meta<typeof DefectHistory> = {
  title: 'Office/Defects/DefectHistory',
  component: DefectHistory,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: { history: defectHistory },
  play: shows('Driver says good'),
};
export default meta;

type Story = StoryObj<typeof DefectHistory>;

export const FourEvents: Story = {};
export const TypedByADriver: Story = {
  args: {
    history: [
      {
        at: '2026-09-02T06:45:00Z',
        event: 'certified',
        by: 'Marcus Bell',
        name: 'Sam Ortiz',
        note: '',
        signed_on: 'drivers_phone',
        entered_at: null,
      },
    ],
  },
  play: shows(typedNameText),
};
export const Mobile: Story = { ...phone };
