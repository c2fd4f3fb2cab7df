import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { contentAnswers } from '../../../../testing/contentHandlers';
import { answered, answering, failed, loading } from '../../../../testing/contentStories';
import { phone } from '../../../../testing/phone';
import { CompaniesSection } from './CompaniesSection';

const meta: Meta<typeof CompaniesSection> = {
  title: 'Content/CompaniesSection',
  component: CompaniesSection,
  parameters: answered,
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OnAPhone: Story = { ...phone };
export const Loading: Story = loading('companies');
export const Failed: Story = failed('companies');
export const Empty: Story = answering('companies', []);
export const One: Story = answering('companies', contentAnswers.companies.slice(0, 1));
