import { SettingError } from './SettingError';
import * as read from './readers';

export interface MailSettings {
  /** The mail server's smtp:// or smtps:// address. It may contain a user and password. */
  url: string;
  from: string;
  /** Who gets emails about leads. If empty, nobody does. */
  leads: string[];
  /** Who gets emails about reports with defects. If empty, nobody does. */
  defects: string[];
}

/** Reads the email settings; null without SMTP_URL. Throws a SettingError. */
export function readMail(env: read.EnvironmentVariables): MailSettings | null {
  const url = read.text(env, 'SMTP_URL');
  const leads = read.emails(env, 'LEADS_EMAIL');
  const defects = read.emails(env, 'DEFECTS_EMAIL');
  const [from, ...others] = read.emails(env, 'SMTP_FROM');
  if (others.length > 0) throw new SettingError('SMTP_FROM', 'must be one email address');
  const [sender = ''] = [...defects, ...leads];
  if (url === '') {
    if (sender !== '')
      throw new SettingError('SMTP_URL', 'is required with LEADS_EMAIL and DEFECTS_EMAIL');
    return null;
  }
  if (!/^smtps?:\/\/./.test(url) || !URL.canParse(url) || new URL(url).hostname === '') {
    throw new SettingError(
      'SMTP_URL',
      'must be an address like smtp://user:password@mail.example.com:587',
    );
  }
  if (sender === '')
    throw new SettingError('LEADS_EMAIL', 'or DEFECTS_EMAIL is required with SMTP_URL');
  return { url, from: from ?? sender, leads, defects };
}
