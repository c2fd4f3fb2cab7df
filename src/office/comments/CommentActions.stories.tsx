import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ListContextProvider, useList } from 'react-admin';
import { screen } from 'storybook/test';
import { officeComments } from '@/testing/fixtures/inbox';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { CommentActions } from './CommentActions';

function InAList() {
  const list = useList({ data: officeComments });
  return (
    <ListContextProvider value={list}>
      <CommentActions />
    </ListContextProvider>
  );
}

const meta: Meta<typeof CommentActions> = {
  title: 'Office/Leads and comments/CommentActions',
  component: CommentActions,
  parameters: officeParameters,
  decorators: [inOffice()],
  render: InAList,
  play: shows('Publish'),
};
export default meta;

type Story = StoryObj<typeof CommentActions>;

export const Idle: Story = {};
export const DeleteDialog: Story = {
  tags: ['richest'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await screen.findByRole('dialog');
  },
};
