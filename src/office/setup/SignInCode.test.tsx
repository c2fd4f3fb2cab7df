import { render, screen } from '@testing-library/react';
import { QRCodeSVG } from 'qrcode.react';
import { SettingsContext } from '@/api/useSettings';
import { defaultSettings } from '@/contract/settings';
import { SignInCode } from './SignInCode';

const publicUrl = 'https://carrier.example';

test('the sign-in code contains only the public address of the login page', () => {
  render(
    <SettingsContext value={{ ...defaultSettings, publicUrl }}>
      <SignInCode />
    </SettingsContext>,
  );
  const shown = screen.getByRole('img', { name: 'QR code of the sign-in page' });
  const { container } = render(
    <QRCodeSVG value={`${publicUrl}/login`} title="Expected" size={120} />,
  );
  const modules = (of: Element | null) => of?.querySelectorAll('path')[1]?.getAttribute('d');
  expect(modules(shown)).toBeTruthy();
  expect(modules(shown)).toBe(modules(container));
});
