import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { HeaderSlot, InHeader } from './HeaderSlot';

function Page() {
  const [isThere, setThere] = useState(false);
  return (
    <Stack direction="row" ref={() => setThere(true)}>
      <HeaderSlot />
      {isThere ? (
        <InHeader>
          <Typography variant="caption">Saved on this phone</Typography>
        </InHeader>
      ) : null}
    </Stack>
  );
}

const meta: Meta<typeof HeaderSlot> = {
  title: 'Shared/Page parts/HeaderSlot',
  component: HeaderSlot,
  subcomponents: { InHeader },
};
export default meta;

type Story = StoryObj<typeof HeaderSlot>;

export const Empty: Story = {};
export const Default: Story = { render: () => <Page /> };
