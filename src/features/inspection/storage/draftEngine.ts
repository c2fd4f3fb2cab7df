import type {
  DraftContents,
  RevisedContents,
} from '@/features/inspection/model/state/draftContents';
import type { DraftNames } from './draftNames';
import type { DraftStorage } from './draftStorage';
import { readDraft } from './readDraft';

/** The open draft's state on the phone's disk. Each change creates a new object. */
export interface DiskState {
  /** The latest revision on the disk. Null before the first write. */
  written: number | null;
  /**
   * `failed` means that the last write failed or that the draft could not be read. `slow` means that the current write
   * takes unusually long.
   */
  problem: 'failed' | 'slow' | null;
}

/** In ms. */
const retryDelay = 5000;
/** In ms. */
const slowAfter = 5000;

/** A draft whose lock this tab holds. */
export interface WritableDraft {
  storage: DraftStorage;
  names: DraftNames;
  onWritten: () => void;
}

const unwritten: DiskState = { written: null, problem: null };

/**
 * The storage engine of redux-persist. It stores the open draft under its owner's key, and never writes before reading.
 * It writes one state at a time. Of the states that arrive during a write, it writes only the latest.
 */
export class DraftEngine {
  private draft: WritableDraft | null = null;
  private isRead = false;
  private latest: RevisedContents | null = null;
  private writing: Promise<void> | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private disk = unwritten;
  private readonly listeners = new Set<() => void>();

  /** Until the draft is read, the store contains a blank draft. */
  get hasRead(): boolean {
    return this.isRead;
  }

  open(draft: WritableDraft): void {
    this.close();
    this.draft = draft;
  }

  close(): void {
    clearTimeout(this.retry);
    this.draft = null;
    this.latest = null;
    this.writing = null;
    this.isRead = false;
    this.setDisk(unwritten);
  }

  readonly getDisk = (): DiskState => this.disk;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getItem = async (): Promise<DraftContents | null> => {
    const { draft } = this;
    if (!draft) return null;
    try {
      const contents = await readDraft(draft.storage, draft.names);
      this.isRead = this.draft === draft;
      return contents;
    } catch (error) {
      // The disk may contain a draft that could not be read. A write would destroy it.
      if (this.draft === draft) this.setProblem('failed');
      throw error;
    }
  };

  /**
   * Writes the contents, but does nothing before the draft is read. Resolves when the latest state is on disk. Rejects
   * if the write fails or takes unusually long.
   */
  readonly setItem = async (_key: string, contents: RevisedContents): Promise<void> => {
    if (!this.draft || !this.isRead) return;
    // A copy, because redux-persist keeps mutating its own object.
    this.latest = { ...contents };
    await (this.writing ?? this.write(this.draft));
  };

  readonly removeItem = async (): Promise<void> => undefined;

  /** Writes the latest state. It resolves and rejects like `setItem`. */
  private write(draft: WritableDraft): Promise<void> {
    clearTimeout(this.retry);
    let timer: ReturnType<typeof setTimeout>;
    const slow = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        if (this.draft === draft) this.setProblem(this.disk.problem ?? 'slow');
        reject(new Error('The write takes unusually long.'));
      }, slowAfter);
    });
    const written = this.writeLatest(draft).finally(() => clearTimeout(timer));
    this.writing = Promise.race([written, slow]);
    return this.writing;
  }

  private async writeLatest(draft: WritableDraft): Promise<void> {
    try {
      for (let next = this.latest; next; next = this.latest === next ? null : this.latest) {
        const { revision, ...contents } = next;
        await draft.storage.write(draft.names.record, contents);
        if (this.draft !== draft) return;
        this.setDisk({ written: revision, problem: null });
      }
      this.writing = null;
      draft.onWritten();
    } catch (error) {
      if (this.draft !== draft) return;
      this.writing = null;
      this.setProblem('failed');
      this.retry = setTimeout(() => void this.write(draft).catch(() => undefined), retryDelay);
      throw error;
    }
  }

  private setProblem(problem: DiskState['problem']): void {
    this.setDisk({ ...this.disk, problem });
  }

  private setDisk(disk: DiskState): void {
    this.disk = disk;
    for (const listener of this.listeners) listener();
  }
}
