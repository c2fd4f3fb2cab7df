/** The site cannot store a file. The message is one sentence for the person who chose the file. */
export class MediaRejected extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MediaRejected';
  }
}
