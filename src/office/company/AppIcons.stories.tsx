import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http, HttpResponse } from 'msw';
import { anotherCompany } from '@/testing/fixtures/company';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { AppIcons } from './AppIcons';

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" /></svg>';

const meta: Meta<typeof AppIcons> = {
  title: 'Office/AppIcons',
  component: AppIcons,
  parameters: {
    ...officeParameters,
    msw: [
      http.get('/app-icon/*', () =>
        HttpResponse.xml(icon, { headers: { 'Content-Type': 'image/svg+xml' } }),
      ),
    ],
  },
  decorators: [inOffice()],
};
export default meta;

type Story = StoryObj<typeof AppIcons>;

export const OfACompany: Story = { args: { company: anotherCompany }, play: shows('iPhone') };
