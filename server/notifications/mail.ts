import { createTransport } from 'nodemailer';
import type { MailSettings } from '../settings/mail';
import { messageOf } from './messages';
import type { Send } from './Outbox';

/** No answer of the mail server may take longer, in ms; the outbox gives up sooner. */
const silence = 15_000;

/**
 * Sends each record as a plain text message. The Message-ID is the delivery's in every try, so that a mail program
 * shows a repeat once.
 */
export function sendByMail({ url, from, leads, defects }: MailSettings, publicUrl: string): Send {
  const transport = createTransport({
    url,
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
  });
  const [, domain] = from.split('@');
  return async ({ id, createdAt }, record, signal) => {
    const to = record.kind === 'report' ? defects : leads;
    // It was put into the outbox under earlier settings, and nobody wants it any more.
    if (to.length === 0) return;
    const message = {
      ...messageOf(record, publicUrl),
      from,
      to,
      messageId: `<${id}@${domain}>`,
      date: createdAt,
      // Nothing of a message may name a file or an address that is then fetched.
      disableFileAccess: true,
      disableUrlAccess: true,
    };
    await orAborted(transport.sendMail(message), signal);
  };
}

/** The mail server may go on meanwhile: then the message comes twice, under one Message-ID. */
function orAborted(sending: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([sending, aborted]);
}
