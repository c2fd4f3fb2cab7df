import type { CompanyCache } from '../../domain/company/CompanyCache';
import { carrierDay } from '../../domain/days';
import { Announcements, type DirectMessage } from '../../domain/notifications/Announcements';
import type { Channel } from '../../domain/tables/deliveries';
import type { Queries } from '../../platform/database/Database';
import type { ServerSettings } from '../../platform/settings/settings';
import { sendByMail, sendDirectly } from './mail';
import { Outbox } from './Outbox';
import { sendToWebhook } from './webhook';

type MailAndWebhook = Pick<ServerSettings, 'mail' | 'webhook' | 'publicUrl'>;

/** Announces records and delivers the announcements on the configured channels. */
export class Notifications extends Announcements {
  readonly outboxes: readonly Outbox[];

  private readonly sendMessage: ((message: DirectMessage) => Promise<void>) | null;

  constructor(
    settings: MailAndWebhook,
    queries: Queries,
    report: (problem: string) => void,
    company: CompanyCache,
  ) {
    super(settings);
    const { mail, webhook, publicUrl } = settings;
    this.sendMessage = mail ? (message) => sendDirectly(mail, company, message) : null;
    const day = () => carrierDay({ company, now: () => new Date() });
    const make = (channel: Channel, send: ConstructorParameters<typeof Outbox>[0]['send']) =>
      new Outbox({ channel, send, queries, day, report });
    this.outboxes = [
      ...(webhook ? [make('webhook', sendToWebhook(webhook, publicUrl))] : []),
      ...(mail ? [make('email', sendByMail(mail, publicUrl, company))] : []),
    ];
  }

  start(): void {
    for (const outbox of this.outboxes) outbox.start();
  }

  override deliverSoon(): void {
    for (const outbox of this.outboxes) outbox.deliverSoon();
  }

  override async sendNow(message: DirectMessage): Promise<void> {
    await (this.sendMessage ?? super.sendNow.bind(this))(message);
  }

  async idle(): Promise<void> {
    await Promise.all(this.outboxes.map((outbox) => outbox.idle()));
  }

  async stop(): Promise<void> {
    await Promise.all(this.outboxes.map((outbox) => outbox.stop()));
  }
}
