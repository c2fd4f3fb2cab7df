import { isIP } from 'node:net';
import { isTimeZone } from '@/contract/timeZone';
import { SettingError } from './SettingError';

/** Readers of environment variables, one function per type. A blank variable counts as missing. */
export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

export function text(env: EnvironmentVariables, name: string): string {
  return (env[name] ?? '').trim();
}

interface Range {
  fallback: number;
  min: number;
  max: number;
}

export function integer(
  env: EnvironmentVariables,
  name: string,
  { fallback, min, max }: Range,
): number {
  const value = text(env, name);
  if (value === '') return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw new SettingError(name, `must be a whole number from ${min} to ${max}`);
  }
  return number;
}

export function choice<Choice extends string>(
  env: EnvironmentVariables,
  name: string,
  choices: readonly Choice[],
): Choice {
  const value = text(env, name);
  const chosen = choices.find((one) => one === value);
  if (chosen === undefined) {
    throw new SettingError(name, `must be one of: ${choices.filter(Boolean).join(', ')}`);
  }
  return chosen;
}

/** Reads a complete http(s) address; '' if missing. */
export function url(env: EnvironmentVariables, name: string): string {
  const value = text(env, name);
  if (value !== '' && !parseHttp(value)) {
    throw new SettingError(name, 'must be an address that starts with http:// or https://');
  }
  return value;
}

/** Reads an origin as browsers write it: scheme, host and port without a path; '' if missing. */
export function origin(env: EnvironmentVariables, name: string): string {
  const value = text(env, name);
  return value === '' ? '' : toOrigin(name, value);
}

export function origins(env: EnvironmentVariables, name: string): string[] {
  return list(env, name).map((value) => toOrigin(name, value));
}

/** Reads comma-separated email addresses without display names. */
export function emails(env: EnvironmentVariables, name: string): string[] {
  const values = list(env, name);
  if (
    values.some((value) => value.length > 254 || !/^[^\s@<>",;:()]+@[^\s@<>",;:()]+$/.test(value))
  ) {
    throw new SettingError(name, 'must be a comma-separated list of email addresses');
  }
  return values;
}

/** Reads IP addresses, ranges (10.0.0.0/8) and names that proxy-addr recognizes (loopback, linklocal, uniquelocal). */
export function addresses(env: EnvironmentVariables, name: string): string[] {
  const values = list(env, name);
  const wrong = values.find((value) => !isProxyAddress(value));
  if (wrong !== undefined) {
    throw new SettingError(name, 'must be a comma-separated list of addresses, e.g. 10.0.0.0/8');
  }
  return values;
}

export function databaseUrl(env: EnvironmentVariables, name: string): string | null {
  const value = text(env, name);
  if (value === '') return null;
  if (!/^postgres(ql)?:\/\//.test(value) || !URL.canParse(value)) {
    throw new SettingError(name, 'must be an address that starts with postgres://');
  }
  return value;
}

/** Reads a time zone such as America/Chicago; this machine's if missing. */
export function timeZone(env: EnvironmentVariables, name: string): string {
  const value = text(env, name);
  if (value === '') return new Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!isTimeZone(value)) {
    throw new SettingError(name, 'must be the name of a time zone, e.g. America/Chicago');
  }
  return value;
}

function list(env: EnvironmentVariables, name: string): string[] {
  return text(env, name)
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

function parseHttp(value: string): URL | null {
  if (!URL.canParse(value)) return null;
  const parsed = new URL(value);
  return parsed.protocol === 'http:' || parsed.protocol === 'https:' ? parsed : null;
}

function toOrigin(name: string, value: string): string {
  const parsed = parseHttp(value);
  if (!parsed || parsed.pathname !== '/' || parsed.search !== '' || parsed.username !== '') {
    throw new SettingError(name, 'must be an origin like https://www.example.com, without a path');
  }
  return parsed.origin;
}

function isProxyAddress(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true;
  const [address = '', prefix, ...rest] = value.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d+$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128);
}
