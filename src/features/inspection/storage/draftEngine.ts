import { draftParts, initialState } from '@/features/inspection/model/state/inspectionState';
import type { DraftContents } from '@/features/inspection/model/state/inspectionState';
import { parseDraft } from './draftRecord';
import type { DraftNames } from './draftNames';
import type { DraftStorage } from './draftStorage';
import { parseEarlierDraft } from './earlierDraft';

/** The state of the open draft on the phone's disk. A new object with each change. */
export interface DiskState {
  /** The state that was last written, consisting of the store's own objects; null before the first write. */
  written: DraftContents | null;
  /** The latest write failed (disk full or no storage), or the draft could not be read. */
  failed: boolean;
  /** The current write is taking unusually long. */
  isSlow: boolean;
}

/** Wait before a failed write is retried, in ms. */
const retryDelay = 5000;
/** Duration of a write after which the driver is notified, in ms. */
const slowAfterMs = 5000;

/** A draft whose lock this tab holds. */
export interface WritableDraft {
  storage: DraftStorage;
  names: DraftNames;
  /** Called when the latest state is on disk. */
  onWritten: () => void;
}

const { checklist, header, report, replaces, outbox, patches, sent, review } = initialState;
const blankParts = { checklist, header, report, replaces, outbox, patches, sent, review };

const nothing: DiskState = { written: null, failed: false, isSlow: false };

/**
 * The storage engine of redux-persist: reads and writes the open draft under its owner's key, and
 * writes only after reading. Writes one state at a time; of those that arrive during a write, only
 * the latest.
 */
export class DraftEngine {
  private draft: WritableDraft | null = null;
  private isRead = false;
  private pending: DraftContents | null = null;
  private writing: Promise<void> | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private disk = nothing;
  private readonly listeners = new Set<() => void>();

  /** The open draft; null if this tab may not write one. */
  get openDraft(): WritableDraft | null {
    return this.draft;
  }

  /** Whether the open draft was read. If not, the store has a blank draft in its place. */
  get hasRead(): boolean {
    return this.isRead;
  }

  open(draft: WritableDraft): void {
    this.close();
    this.draft = draft;
  }

  /** Stops writing, because another tab or driver takes over. */
  close(): void {
    clearTimeout(this.retry);
    this.draft = null;
    this.pending = null;
    this.isRead = false;
    this.setDisk(nothing);
  }

  /** For React's useSyncExternalStore, together with `subscribe`. */
  readonly getDisk = (): DiskState => this.disk;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Reads the open draft, or imports the draft of an earlier version. */
  readonly getItem = async (): Promise<DraftContents | null> => {
    const { draft } = this;
    if (!draft) return null;
    try {
      const contents = await this.read(draft);
      this.isRead = this.draft === draft;
      return contents;
    } catch (error) {
      // There may be an unreadable draft, which must not be overwritten.
      if (this.draft === draft) this.setDisk({ ...this.disk, failed: true });
      throw error;
    }
  };

  readonly setItem = async (_key: string, contents: DraftContents): Promise<void> => {
    if (!this.isRead) return;
    // A copy, because redux-persist keeps mutating its own.
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

  /**
   * Starts a blank draft after setting an unreadable one aside. Its forms count from the time in ms,
   * so that no photo of the other draft gets into one.
   */
  private async begin(storage: DraftStorage, key: string): Promise<DraftContents> {
    await storage.setAside(key);
    return { ...blankParts, form: Date.now() };
  }

  private write(): Promise<void> {
    this.writing ??= this.writePending();
    return this.writing;
  }

  private async writePending(): Promise<void> {
    const slow = setTimeout(() => this.setDisk({ ...this.disk, isSlow: true }), slowAfterMs);
    try {
      while (this.draft && this.pending) await this.writeOnce(this.draft, this.pending);
      this.draft?.onWritten();
    } finally {
      clearTimeout(slow);
      if (this.disk.isSlow) this.setDisk({ ...this.disk, isSlow: false });
      // This must be synchronous. A state that arrives a microtask later would never be written.
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

/** Whether the whole draft is on disk unchanged. */
export function isOnDisk(contents: DraftContents, { written, failed }: DiskState): boolean {
  return (
    !failed && written !== null && draftParts.every((part) => contents[part] === written[part])
  );
}
