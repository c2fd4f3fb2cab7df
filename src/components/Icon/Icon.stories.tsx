import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Icon } from './Icon';
import { iconNames } from './paths';

const meta: Meta<typeof Icon> = { title: 'Components/Icon', component: Icon };
export default meta;

type Story = StoryObj<typeof meta>;

/** The whole set, each with its name. */
export const All: Story = {
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 24, padding: 24 }}>
      {iconNames.map((name) => (
        <li key={name} style={{ width: 96, textAlign: 'center', fontSize: 13 }}>
          <Icon name={name} size={32} />
          <div>{name}</div>
        </li>
      ))}
    </ul>
  ),
};

export const WithMeaning: Story = { args: { name: 'alert', title: 'Defective' } };
