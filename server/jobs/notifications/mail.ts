import { createTransport } from 'nodemailer';
import type { CompanyCache } from '../../domain/company/CompanyCache';
import type { DirectMessage } from '../../domain/notifications/Announcements';
import type { MailSettings } from '../../platform/settings/mail';
import { toMessage } from './messages';
import type { Send } from './Outbox';

/** The time limit in ms for the mail server's response. */
const timeout = 15_000;

/**
 * Creates the transport. The settings keep text in a message from making the transport read a file or fetch an address.
 */
const transportTo = (url: string) =>
  createTransport(
    { url, connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout },
    { disableFileAccess: true, disableUrlAccess: true },
  );

/** Sends one message with the company's name as the sender. */
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
 * Returns a function that sends each record as plain text. Every attempt has the delivery's Message-ID, so that a mail
 * program shows repeats only once.
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
    // The settings had a recipient when the delivery was stored, but no longer have one.
    if (to.length === 0) return;
    const message = {
      ...toMessage(record, { publicUrl, timeZone: await company.timeZone() }),
      from: { name: (await company.current()).name, address: from },
      to,
      messageId: `<${id}@${domain}>`,
      date: createdAt,
    };
    await orAborted(transport.sendMail(message), signal);
  };
}

/** Waits for `sending`, but rejects once the signal aborts. */
function orAborted(sending: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([sending, aborted]);
}
