import { createHash } from 'node:crypto';
import { PassThrough, pipeline, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/**
 * A ZIP file that is sent while the server writes it. `add` resolves after the ZIP stream has taken all bytes of the
 * entry. It rejects if the reader closes the stream.
 */
export class StreamedZip {
  private readonly zip = new ZipFile();
  private readonly sums: string[] = [];
  private readonly reader = new AbortController();
  readonly output = new PassThrough();

  constructor(private readonly at: Date) {
    pipeline(this.zip.outputStream, this.output, () => this.reader.abort());
  }

  async add(name: string, content: Uint8Array | string): Promise<void> {
    const bytes = Buffer.from(content);
    const sum = createHash('sha256').update(bytes).digest('hex');
    this.sums.push(`${sum}  ${name}\n`);
    const source = Readable.from([bytes]);
    // PDF is a compressed format.
    this.zip.addReadStream(source, name, { mtime: this.at, compress: !name.endsWith('.pdf') });
    await finished(source, { signal: this.reader.signal });
  }

  /** Adds the manifest, which `sha256sum --check` reads, and ends the file. */
  async end(): Promise<void> {
    await this.add('SHA256SUMS', this.sums.join(''));
    this.zip.end();
  }
}
