import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import {
  draftShown,
  problemsFound,
  reportLoaded,
} from '@/features/inspection/model/inspectionSlice';
import { toLoadedReport } from '@/features/inspection/model/rules/reportContents';
import { driver } from '@/testing/fixtures/account';
import { makeInspection } from '@/testing/fixtures/inspection';
import { allLoaded } from '@/testing/stories/contentStories';
import { phone } from '@/testing/stories/phone';
import { storyDateTime } from '@/testing/stories/reportProvider';
import { inTheDark, onReport, reportParameters } from '@/testing/stories/reportStories';
import { reportStates } from '@/testing/stories/statusStories';
import { inSite } from '@/testing/stories/siteStories';
import { VehicleReport } from './VehicleReport';

const meta: Meta<typeof VehicleReport> = {
  title: 'Report/Pages/VehicleReport',
  component: VehicleReport,
  parameters: { ...allLoaded, ...reportParameters },
};
export default meta;

type Story = StoryObj<typeof VehicleReport>;

const loaded = (...inspection: Parameters<typeof makeInspection>) =>
  onReport((dispatch) =>
    dispatch(reportLoaded(toLoadedReport(makeInspection(...inspection), storyDateTime))),
  );

export const Empty: Story = { decorators: [onReport(), inSite] };
export const Mobile: Story = { ...Empty, ...phone };
export const Tablet: Story = { ...Empty, globals: { viewport: { value: 'tablet' } } };
export const Loading: Story = { decorators: [inSite] };
export const AllClear: Story = { decorators: [loaded(true), inSite] };
export const Defects: Story = {
  decorators: [loaded(true, { horn: false, brakes_service: false }), inSite],
};
export const Dark: Story = { ...Defects, ...inTheDark };
export const Problems: Story = {
  decorators: [onReport((dispatch) => dispatch(problemsFound('2026-11-21'))), inSite],
};
export const Waiting: Story = { decorators: [onReport(reportStates.waiting), inSite], ...phone };
export const Contested: Story = {
  decorators: [onReport(reportStates.contested), inSite],
  ...phone,
};
export const OpenInAnotherTab: Story = {
  decorators: [
    onReport((dispatch) =>
      dispatch(draftShown({ owner: driver.username, contents: null, photos: [] })),
    ),
    inSite,
  ],
};

export const WalkRound: Story = {
  ...Empty,
  ...phone,
  play: async ({ canvas, userEvent }) => {
    const [good] = await canvas.findAllByRole('button', { name: /: good$/ });
    const [, defective] = canvas.getAllByRole('button', { name: /: defective$/ });
    if (!good || !defective) throw new Error('No items');
    await userEvent.click(good);
    await userEvent.click(defective);
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /Defect description/ }),
      'Leaks',
    );
    await expect(good).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'Complete Inspection' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
