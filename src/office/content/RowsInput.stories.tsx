import type { Meta, StoryContext, StoryObj } from '@storybook/react-webpack5';
import { Form } from 'react-admin';
import { expect, waitFor } from 'storybook/test';
import { sections } from '@/contract/office/content/sections';
import { locationsSection } from '@/testing/fixtures/officeContent';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { RowsInput } from './RowsInput';

const meta: Meta<typeof RowsInput> = {
  title: 'Office/Site content/RowsInput',
  component: RowsInput,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: { source: 'locations', list: sections.locations.lists.locations },
};
export default meta;

type Story = StoryObj<typeof RowsInput>;
type Playing = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>;

const names = ({ canvas }: Pick<Playing, 'canvas'>) =>
  canvas.getAllByRole<HTMLInputElement>('textbox', { name: /^Name/ }).map(({ value }) => value);

async function pickUpFirst({ canvas, userEvent }: Playing) {
  const [handle] = await canvas.findAllByRole('button', { name: 'Drag to reorder' });
  handle?.focus();
  await userEvent.keyboard('[Space]');
  await canvas.findByText('The location is picked up and over place 1 of 2.');
}

export const Default: Story = {
  render: (args) => (
    <Form defaultValues={locationsSection.content}>
      <RowsInput {...args} />
    </Form>
  ),
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('Chicago, IL');
  },
};
export const Empty: Story = {
  render: (args) => (
    <Form defaultValues={{ locations: [] }}>
      <RowsInput {...args} />
    </Form>
  ),
};
export const PickedUp: Story = { ...Default, play: pickUpFirst };

export const MovedByKeyboard: Story = {
  ...Default,
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await userEvent.click(await canvas.findByText('Headquarters'));
    await userEvent.paste(' since 1994');
    await canvas.findByText(/since 1994/);
    await pickUpFirst(playing);
    await userEvent.keyboard('[ArrowDown]');
    await canvas.findByText('The location is picked up and over place 2 of 2.');
    await userEvent.keyboard('[Space]');
    await waitFor(() => expect(names(playing)).toEqual(['Denver, CO', 'Chicago, IL']));
    const [, chicago] = canvas.getAllByRole('listitem');
    await expect(chicago).toHaveTextContent('since 1994');
    await expect(chicago).toHaveTextContent('Headquarters');
  },
};

export const MovedByDragging: Story = {
  ...Default,
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    const name = 'Drag to reorder';
    const [first, second] = await canvas.findAllByRole('button', { name });
    const from = first?.getBoundingClientRect() ?? new DOMRect();
    const to = second?.getBoundingClientRect() ?? new DOMRect();
    const at = (clientY: number) => ({ coords: { clientX: from.x + 4, clientY } });
    await userEvent.pointer({
      keys: '[MouseLeft>]',
      target: first ?? document.body,
      ...at(from.y),
    });
    await userEvent.pointer(at(from.y + 4));
    await canvas.findByText('The location is picked up and over place 1 of 2.');
    await userEvent.pointer(at(to.y));
    await canvas.findByText('The location is picked up and over place 2 of 2.');
    await userEvent.pointer('[/MouseLeft]');
    await waitFor(() => expect(names(playing)).toEqual(['Denver, CO', 'Chicago, IL']));
  },
};

export const Mobile: Story = {
  ...Default,
  ...phone,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByDisplayValue('Chicago, IL');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
