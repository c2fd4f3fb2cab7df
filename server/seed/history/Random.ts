import { createHash } from 'node:crypto';

/** A generator that makes the same choices for the same seed. */
export class Random {
  private drawn = 0;

  constructor(private readonly seed: string) {}

  chance(probability: number): boolean {
    return this.bytes().readUInt32BE() / 2 ** 32 < probability;
  }

  /** Returns a whole number between two inclusive limits. */
  between(least: number, most: number): number {
    return least + (this.bytes().readUInt32BE() % (most - least + 1));
  }

  pick<One>(list: readonly [One, ...One[]]): One {
    return list[this.between(0, list.length - 1)] ?? list[0];
  }

  /** Returns a version 4 UUID. */
  uuid(): string {
    const hex = this.bytes().toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  }

  private bytes(): Buffer {
    this.drawn += 1;
    return createHash('sha256').update(`${this.seed} ${this.drawn}`).digest();
  }
}
