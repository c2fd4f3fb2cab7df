import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { footerSection, locationsSection } from '@/testing/fixtures/officeContent';
import { inOffice } from '@/testing/stories/officeStories';
import { withPublicPage } from '@/testing/stories/publicPages';
import { getEdges } from '@/testing/stories/boxes';
import { phone } from '@/testing/stories/phone';
import { SectionForm } from './SectionForm';

const meta: Meta<typeof SectionForm> = {
  title: 'Office/Site content/SectionForm',
  component: SectionForm,
  parameters: withPublicPage('locations'),
  decorators: [inOffice()],
  args: { page: 'home', section: locationsSection, onSaved: () => undefined },
};
export default meta;

type Story = StoryObj<typeof SectionForm>;

export const WithAList: Story = {
  args: { page: 'home' },
  play: async ({ canvas, canvasElement }) => {
    const field = (await canvas.findByLabelText('Heading')).closest('.MuiInputBase-root');
    const { left } = getEdges(field);
    await expect(getEdges(canvasElement.querySelector('.MuiSwitch-track')).left).toBe(left);
    await expect(getEdges(canvas.getByRole('button', { name: 'Save' })).left).toBe(left);
  },
};
export const Contacts: Story = { args: { page: 'footer', section: footerSection } };
export const OfDrivers: Story = { args: { page: 'drivers' } };
export const OfShippers: Story = { args: { page: 'shippers' } };
export const Mobile: Story = { ...phone };
