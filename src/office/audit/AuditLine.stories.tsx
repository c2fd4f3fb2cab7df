import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { auditEntries } from '@/testing/fixtures/office';
import { renamedEntries } from '@/testing/fixtures/renamed';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { AuditLine } from './AuditLine';

const [entry] = auditEntries;
const [renamed] = renamedEntries;
if (!entry || !renamed) throw new Error('the fixtures are empty');

const meta: Meta<typeof AuditLine> = {
  title: 'Office/Audit log and errors/AuditLine',
  component: AuditLine,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: { entry },
  play: shows('Hank Novak'),
};
export default meta;

type Story = StoryObj<typeof AuditLine>;

export const Linked: Story = {};
export const Gone: Story = {
  args: { entry: { ...entry, name: null } },
  play: shows(/an account/),
};
export const Renamed: Story = {
  args: { entry: renamed },
  play: shows('Hank Novak (now: Ines Ortiz)'),
};
export const Mobile: Story = { ...phone };
