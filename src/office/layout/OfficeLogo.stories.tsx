import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Paper from '@mui/material/Paper';
import { ThemeProvider } from '@mui/material/styles';
import { CompanyProvider } from '@/components/companyContext';
import { anotherCompany } from '@/testing/fixtures/company';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import type { ColorScheme } from '@/theme/palette';
import { officeTheme } from '../theme';
import { OfficeLogo } from './OfficeLogo';

const meta: Meta<typeof OfficeLogo> = {
  title: 'Office/Layout/OfficeLogo',
  component: OfficeLogo,
  parameters: officeParameters,
  decorators: [inOffice()],
};
export default meta;

const logo = '/media/placeholder/logo.svg';

function within(scheme: ColorScheme, logos: object) {
  return function LogoStory() {
    return (
      <ThemeProvider theme={officeTheme(scheme)}>
        <CompanyProvider value={{ ...anotherCompany, ...logos }}>
          <Paper square sx={{ p: 2, minHeight: 64 }}>
            <OfficeLogo />
          </Paper>
        </CompanyProvider>
      </ThemeProvider>
    );
  };
}

type Story = StoryObj<typeof OfficeLogo>;

export const OnLight: Story = { render: within('light', { logo_light: logo }) };
export const OnDark: Story = { render: within('dark', { logo_dark: logo }) };
export const WithoutOne: Story = { render: within('light', { logo_dark: logo }) };
