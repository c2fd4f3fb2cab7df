import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DndContext } from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import { ArrayInput, Form, ResourceContextProvider, SimpleFormIteratorBase } from 'react-admin';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { SortableRow } from './SortableRow';

const meta: Meta<typeof SortableRow> = {
  title: 'Office/Site content/SortableRow',
  component: SortableRow,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: { id: 'first', index: 0, children: 'Its inputs' },
  render: (args) => (
    <ResourceContextProvider value="content">
      <Form defaultValues={{ rows: [{}, {}] }}>
        <ArrayInput source="rows" label="Rows">
          <SimpleFormIteratorBase>
            <DndContext>
              <SortableContext items={['first']}>
                <ul>
                  <SortableRow {...args} />
                </ul>
              </SortableContext>
            </DndContext>
          </SimpleFormIteratorBase>
        </ArrayInput>
      </Form>
    </ResourceContextProvider>
  ),
};
export default meta;

type Story = StoryObj<typeof SortableRow>;

export const First: Story = {};
export const Last: Story = { args: { index: 1 } };
