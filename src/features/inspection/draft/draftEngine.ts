import type { DraftContents } from '../inspectionState';
import { draftParts } from '../inspectionState';
import { parseDraft } from './draftRecord';
import type { DraftNames } from './draftRecord';
import type { DraftStorage } from './draftStorage';
import { parseEarlierDraft } from './earlierDraft';

/** What this phone's disk has of the open draft. Another object with each change. */
export interface DiskState {
  /** What was written last, part by part the very objects of the store; null before the first write. */
  written: DraftContents | null;
  /** The phone refused the latest write (full, or no storage at all), or did not let us read. */
  failed: boolean;
  /** The phone has been writing for unusually long. */
  isSlow: boolean;
}

/** How long to wait before a failed write is tried again, in ms. */
const retryDelay = 5000;
/** How long a write may take before the driver is told, in ms. */
const writePatience = 5000;

/** A draft whose lock this tab has. */
export interface WritableDraft {
  storage: DraftStorage;
  names: DraftNames;
  /** Called when the disk has the latest of it. */
  onWritten: () => void;
}

const nothing: DiskState = { written: null, failed: false, isSlow: false };

/**
 * The storage engine of redux-persist: reads and writes the one draft that is open, under the key of its owner, and
 * only after it was read. Writes one state at a time; of those that come in meanwhile only the latest.
 */
export class DraftEngine {
  private draft: WritableDraft | null = null;
  private isRead = false;
  private pending: DraftContents | null = null;
  private writing: Promise<void> | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private disk = nothing;
  private readonly listeners = new Set<() => void>();

  /** The draft that is open; null where this tab may not write one. */
  get openDraft(): WritableDraft | null {
    return this.draft;
  }

  open(draft: WritableDraft): void {
    this.close();
    this.draft = draft;
  }

  /** Another tab or another driver comes now: nothing more is written. */
  close(): void {
    clearTimeout(this.retry);
    this.draft = null;
    this.pending = null;
    this.isRead = false;
    this.setDisk(nothing);
  }

  /** With `subscribe` for React's useSyncExternalStore. */
  readonly getDisk = (): DiskState => this.disk;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Reads the open draft, or imports what an earlier version kept. */
  readonly getItem = async (): Promise<DraftContents | null> => {
    const { draft } = this;
    if (!draft) return null;
    try {
      const contents = await this.read(draft);
      this.isRead = this.draft === draft;
      return contents;
    } catch (error) {
      // Something may be there that must not be written over.
      if (this.draft === draft) this.setDisk({ ...this.disk, failed: true });
      throw error;
    }
  };

  readonly setItem = async (_key: string, contents: DraftContents): Promise<void> => {
    if (!this.isRead) return;
    // A copy, since redux-persist goes on changing its own.
    this.pending = { ...contents };
    clearTimeout(this.retry);
    await this.write();
  };

  readonly removeItem = async (): Promise<void> => undefined;

  private async read({ storage, names }: WritableDraft): Promise<DraftContents | null> {
    const { record, earlierRecord } = names;
    const kept = await storage.read(record);
    if (kept !== null) return parseDraft(kept) ?? this.begin(storage, record);
    const earlier = await storage.read(earlierRecord);
    if (earlier === null) return null;
    const contents = parseEarlierDraft(earlier);
    if (contents === null) return this.begin(storage, earlierRecord);
    await storage.move(earlierRecord, record, contents);
    return contents;
  }

  /** Begins a blank draft, with what can't be read set aside. */
  private async begin(storage: DraftStorage, key: string): Promise<null> {
    await storage.setAside(key);
    return null;
  }

  private write(): Promise<void> {
    this.writing ??= this.writePending();
    return this.writing;
  }

  private async writePending(): Promise<void> {
    const slow = setTimeout(() => this.setDisk({ ...this.disk, isSlow: true }), writePatience);
    try {
      while (this.draft && this.pending) await this.writeOnce(this.draft, this.pending);
      this.draft?.onWritten();
    } finally {
      clearTimeout(slow);
      if (this.disk.isSlow) this.setDisk({ ...this.disk, isSlow: false });
      // At once, not a microtask later: a state that comes in between would be nobody's to write.
      this.writing = null;
    }
  }

  private async writeOnce(draft: WritableDraft, contents: DraftContents): Promise<void> {
    this.pending = null;
    try {
      await draft.storage.write(draft.names.record, contents);
    } catch (error) {
      if (this.draft !== draft) return;
      this.pending ??= contents;
      this.setDisk({ ...this.disk, failed: true });
      this.retry = setTimeout(() => void this.write().catch(() => undefined), retryDelay);
      throw error;
    }
    if (this.draft === draft) this.setDisk({ written: contents, failed: false, isSlow: false });
  }

  private setDisk(disk: DiskState): void {
    this.disk = disk;
    for (const listener of this.listeners) listener();
  }
}

/** Whether all of a draft is on the disk as it is. */
export function isOnDisk(contents: DraftContents, { written, failed }: DiskState): boolean {
  return (
    !failed && written !== null && draftParts.every((part) => contents[part] === written[part])
  );
}
