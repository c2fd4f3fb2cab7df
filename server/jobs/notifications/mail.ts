import { createTransport } from 'nodemailer';
import type { CompanyCache } from '../../domain/company/CompanyCache';
import type { DirectMessage } from '../../domain/notifications/Announcements';
import type { MailSettings } from '../../platform/settings/mail';
import { messageOf } from './messages';
import type { Send } from './Outbox';

/** The time limit in ms for the mail server's response. The outbox stops waiting sooner. */
const timeout = 15_000;

/**
 * The transport's settings. They prevent text in a message from making the transport read a file or
 * fetch an address.
 */
const transportTo = (url: string) =>
  createTransport(
    { url, connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout },
    { disableFileAccess: true, disableUrlAccess: true },
  );

/** Sends one message in the company's name. */
export async function sendDirectly(
  { url, from }: MailSettings,
  company: CompanyCache,
  { replyTo, ...message }: DirectMessage,
): Promise<void> {
  await transportTo(url).sendMail({
    ...message,
    from: { name: (await company.current()).name, address: from },
    ...(replyTo !== '' && { replyTo }),
  });
}

/**
 * Sends each record as a plain text message. Every attempt has the delivery's Message-ID, so that a
 * mail program shows repeats only once.
 */
export function sendByMail(
  { url, from, leads, defects }: MailSettings,
  publicUrl: string,
  company: CompanyCache,
): Send {
  const transport = transportTo(url);
  const [, domain] = from.split('@');
  return async ({ id, createdAt }, record, signal) => {
    const isLead = record.kind === 'driver_application' || record.kind === 'quote_request';
    const to = isLead ? leads : defects;
    // The delivery was added to the outbox under earlier settings, and no longer has a recipient.
    if (to.length === 0) return;
    const message = {
      ...messageOf(record, { publicUrl, timeZone: await company.timeZone() }),
      from: { name: (await company.current()).name, address: from },
      to,
      messageId: `<${id}@${domain}>`,
      date: createdAt,
    };
    await orAborted(transport.sendMail(message), signal);
  };
}

/**
 * Rejects when the signal aborts. If the mail server still accepts the message, the recipient gets
 * it twice with the same Message-ID.
 */
function orAborted(sending: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([sending, aborted]);
}
