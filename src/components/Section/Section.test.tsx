import { screen } from '@testing-library/react';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { Section } from './Section';

test('a section is a landmark named after its heading, with the id that in-page links need', () => {
  renderWithProviders(
    <Section id="services" heading="Services">
      <p>Dry van</p>
    </Section>,
  );
  const section = screen.getByRole('region', { name: 'Services' });
  expect(section).toHaveAttribute('id', 'services');
  expect(section).toContainElement(screen.getByRole('heading', { level: 2, name: 'Services' }));
});
