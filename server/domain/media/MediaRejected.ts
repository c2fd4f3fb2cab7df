/** A file that cannot be stored; the message is one sentence for the person who chose it. */
export class MediaRejected extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MediaRejected';
  }
}
