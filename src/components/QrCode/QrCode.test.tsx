import { render, screen } from '@testing-library/react';
import { QRCodeSVG } from 'qrcode.react';
import { QrCode } from './QrCode';

test('a QR code has an accessible name and encodes exactly its text', () => {
  const text = 'https://linehaul.example/login';
  render(<QrCode text={text} label="QR code of the sign-in page" />);
  const { container } = render(<QRCodeSVG value={text} />);
  const modules = (of: Element) => of.querySelectorAll('path')[1]?.getAttribute('d');
  const shown = modules(screen.getByRole('img', { name: 'QR code of the sign-in page' }));
  expect(shown).toBeTruthy();
  expect(shown).toBe(modules(container));
});
