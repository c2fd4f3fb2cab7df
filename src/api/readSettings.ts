import * as v from 'valibot';
import {
  defaultSettings,
  publicSettings,
  settingsElementId,
  type PublicSettings,
} from '@/contract/settings';
import { readJsonBlock } from './readJsonBlock';

/** Returns the settings in the page, or the defaults if they are missing or malformed. */
export function readSettings(document: Document): PublicSettings {
  const settings = v.safeParse(publicSettings, readJsonBlock(document, settingsElementId));
  return settings.success ? settings.output : defaultSettings;
}
