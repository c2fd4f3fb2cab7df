import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  itemMarkedDefective,
  problemsFound,
  reportLoaded,
} from '@/features/inspection/model/inspectionSlice';
import { toLoadedReport } from '@/features/inspection/model/rules/reportContents';
import { makeInspection } from '@/testing/fixtures/inspection';
import { storyDateTime } from '@/testing/stories/reportProvider';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { Checklist } from './Checklist';

const meta: Meta<typeof Checklist> = {
  title: 'Report/Checklist/Checklist',
  component: Checklist,
  parameters: reportParameters,
};
export default meta;

type Story = StoryObj<typeof Checklist>;

export const Empty: Story = { decorators: [onReport()] };

export const WithDefects: Story = {
  decorators: [
    onReport((dispatch) => {
      const comments = [
        { vehicle_inspection: 17, key: 'horn', text: 'Left horn is silent', fixed: false },
        { vehicle_inspection: 17, key: 'mirrors', text: 'Cracked', fixed: true },
      ];
      const inspection = { ...makeInspection(true, { horn: false, body: null }), comments };
      dispatch(reportLoaded(toLoadedReport(inspection, storyDateTime)));
    }),
  ],
};

export const DescriptionMissing: Story = {
  decorators: [
    onReport((dispatch) => {
      dispatch(itemMarkedDefective('horn'));
      dispatch(problemsFound('2026-11-21'));
    }),
  ],
};

export const Mobile: Story = { ...WithDefects, globals: { viewport: { value: 'phone' } } };
