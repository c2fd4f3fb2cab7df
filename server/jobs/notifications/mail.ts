import { createTransport, type SendMailOptions } from 'nodemailer';
import * as v from 'valibot';
import type { CompanyCache } from '../../domain/company/CompanyCache';
import { UnknownOutcome, type DirectMessage } from '../../domain/notifications/Announcements';
import type { MailSettings } from '../../platform/settings/mail';
import type { AnnouncedRecord } from './announcedRecord';
import { toMessage } from './messages';
import type { Send } from './Outbox';

/** The time limit in ms for the mail server's response. */
const timeout = 15_000;

/** RFC 3834: an out-of-office reply must not answer the message. */
const automatic = { 'Auto-Submitted': 'auto-generated' };

/**
 * Sends a message. Throws UnknownOutcome if the mail server got its text, but the answer was lost. The settings keep text
 * in a message from making the transport read a file or fetch an address.
 */
async function sendMail(
  url: string,
  message: SendMailOptions,
  signal = new AbortController().signal,
): Promise<void> {
  const sent = { hasText: false };
  const ignore = () => undefined;
  // The response to DATA is 354, after which nodemailer sends the text.
  const debug = (entry: unknown, line: unknown) => {
    const { tnx } = v.parse(logEntry, entry);
    if (tnx === 'server' && String(line).startsWith('354')) sent.hasText = true;
  };
  const logger = {
    level: ignore,
    trace: ignore,
    info: ignore,
    warn: ignore,
    error: ignore,
    fatal: ignore,
    debug,
  };
  const limits = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout };
  const transport = createTransport(
    { url, ...limits, logger, transactionLog: true },
    { disableFileAccess: true, disableUrlAccess: true },
  );
  try {
    await orAborted(transport.sendMail(message), signal);
  } catch (error) {
    throw sent.hasText && !v.is(answered, error) ? new UnknownOutcome() : error;
  }
}

const logEntry = v.object({ tnx: v.optional(v.string()) });

/** The error of a message that the mail server has rejected. */
const answered = v.object({ responseCode: v.number() });

/** Sends one message with the company's name as the sender. */
export async function sendDirectly(
  { url, from }: MailSettings,
  company: CompanyCache,
  { replyTo, isAutomatic, key, ...message }: DirectMessage,
): Promise<void> {
  await sendMail(url, {
    ...message,
    from: { name: (await company.current()).name, address: from },
    ...(replyTo !== '' && { replyTo }),
    ...(isAutomatic && { headers: automatic }),
    ...(key !== undefined && { messageId: toMessageId(key, from) }),
  });
}

const toMessageId = (key: string, from: string) => `<${key}@${from.split('@')[1]}>`;

/**
 * Returns a function that sends each record as plain text. Every attempt has the delivery's Message-ID, so that a mail
 * program shows repeats only once.
 */
export function sendByMail(
  { url, from, leads, defects }: MailSettings,
  publicUrl: string,
  company: CompanyCache,
): Send {
  return async ({ id, createdAt }, record, signal) => {
    const to = getRecipients(record, { leads, defects });
    // The settings had a recipient when the delivery was stored, but no longer have one.
    if (to.length === 0) return;
    const message = {
      ...toMessage(record, { publicUrl, timeZone: await company.timeZone() }),
      from: { name: (await company.current()).name, address: from },
      to,
      headers: automatic,
      messageId: toMessageId(id, from),
      date: createdAt,
    };
    await sendMail(url, message, signal);
  };
}

function getRecipients(
  record: AnnouncedRecord,
  { leads, defects }: Pick<MailSettings, 'leads' | 'defects'>,
): MailSettings['leads'] {
  if (record.kind === 'account.email_changed') return [record.to];
  return record.kind === 'driver_application' || record.kind === 'quote_request' ? leads : defects;
}

/** Waits for `sending`, but rejects once the signal aborts. */
function orAborted(sending: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([sending, aborted]);
}
