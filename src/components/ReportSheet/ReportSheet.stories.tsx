import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { longText, longWord } from '@/testing/fixtures/extremes';
import { makeInspection } from '@/testing/fixtures/inspection';
import { roadPicture } from '@/testing/fixtures/photos';
import { phone } from '@/testing/stories/phone';
import { Photo } from '../Photos/Photo';
import { PhotoList } from '../Photos/PhotoList';
import { ReportSheet } from './ReportSheet';

const leak = {
  item: 'radiator' as const,
  vehicle: 'Truck T-114',
  description: 'Leaks at the lower hose',
};

const meta: Meta<typeof ReportSheet> = {
  title: 'Report/Shared parts/ReportSheet',
  component: ReportSheet,
  args: { report: makeInspection(), defects: [leak] },
};
export default meta;

type Story = StoryObj<typeof ReportSheet>;

export const WithDefects: Story = {
  args: {
    events: [
      'Nov 22, 2026, 8:10 AM, Hank Novak: Truck T-114, Radiator: Certified, repaired: New hose',
    ],
  },
};
export const NotCertified: Story = { args: { defects: [{ ...leak, status: 'Not certified' }] } };
export const AllClear: Story = { args: { defects: [] } };
export const LongTexts: Story = {
  args: { defects: [{ ...leak, description: `${longText} ${longWord}` }] },
};
export const NotSent: Story = { args: { remark: 'Not saved at the office' } };
export const AfterTheTrip: Story = { args: { trip: 'after' } };
export const Reviewed: Story = {
  args: { trip: 'before', reviews: [{ name: 'Lee Long', when: '22 Nov 2026, 06:10' }] },
};
export const WithPhotos: Story = {
  args: {
    defects: [
      {
        ...leak,
        photos: (
          <PhotoList label="Photos, Radiator">
            <Photo src={roadPicture} name="Photo 1, Radiator" />
          </PhotoList>
        ),
      },
    ],
  },
};
export const ByCategory: Story = {
  args: {
    report: makeInspection(true),
    defects: [],
    byCategory: ['fifth_wheel', 'coupling_devices'],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('img', { name: 'good, marked with its category' }),
    ).toHaveLength(2);
    await expect(canvas.getByText(/^\* Marked with its category/)).toBeVisible();
  },
};
export const NotFitted: Story = {
  args: {
    report: makeInspection(true),
    defects: [],
    notFitted: ['carburetor', 'tire_chains'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'not fitted' })).toHaveLength(2);
    await expect(canvas.getByText('Carburetor: Not fitted')).toBeVisible();
  },
};
export const Mobile: Story = { ...phone };
