import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ConsentText } from './ConsentText';

const meta: Meta<typeof ConsentText> = {
  title: 'Shared/Page parts/ConsentText',
  component: ConsentText,
  args: { onClose: () => undefined },
};
export default meta;

export const Open: StoryObj<typeof ConsentText> = {};
