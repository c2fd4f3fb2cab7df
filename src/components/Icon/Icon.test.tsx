import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { Icon } from './Icon';
import { iconNames } from './paths';

test('an icon with a title says it, one without is silent', () => {
  renderWithProviders(
    <>
      <Icon name="mail" title="E-mail" />
      <Icon name="phone" />
    </>,
  );
  expect(screen.getAllByRole('img')).toEqual([screen.getByRole('img', { name: 'E-mail' })]);
});

test.each(iconNames)('%s is drawn', (name) => {
  const { container } = renderWithProviders(<Icon name={name} />);
  expect(container.querySelectorAll('path').length).toBeGreaterThan(0);
});
