import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { footerSection, locationsSection } from '@/testing/fixtures/officeContent';
import { inOffice } from '@/testing/stories/officeStories';
import { withPublicPage } from '@/testing/stories/publicPages';
import { phone } from '@/testing/stories/phone';
import { SectionForm } from './SectionForm';

const meta: Meta<typeof SectionForm> = {
  title: 'Office/SectionForm',
  component: SectionForm,
  parameters: withPublicPage('locations'),
  decorators: [inOffice()],
  args: { page: 'home', section: locationsSection, onSaved: () => undefined },
};
export default meta;

type Story = StoryObj<typeof SectionForm>;

export const WithAList: Story = { args: { page: 'home' } };
export const Contacts: Story = { args: { page: 'footer', section: footerSection } };
export const OfDrivers: Story = { args: { page: 'drivers' } };
export const OfShippers: Story = { args: { page: 'shippers' } };
export const Mobile: Story = { ...phone };
