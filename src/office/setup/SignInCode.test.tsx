import { render, screen } from '@testing-library/react';
import { QRCodeSVG } from 'qrcode.react';
import { SignInCode } from './SignInCode';

test('the sign-in code contains only the address of the login page', () => {
  render(<SignInCode />);
  const shown = screen.getByRole('img', { name: 'QR code of the sign-in page' });
  const { container } = render(
    <QRCodeSVG value={`${window.location.origin}/login`} title="Expected" size={120} />,
  );
  const modules = (of: Element | null) => of?.querySelectorAll('path')[1]?.getAttribute('d');
  expect(modules(shown)).toBeTruthy();
  expect(modules(shown)).toBe(modules(container));
});
