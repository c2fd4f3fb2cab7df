import * as v from 'valibot';
import { thunkExtraOf } from '@/api/thunkExtra';
import { storedPhoto, withoutPicture } from '@/features/inspection/model/state/photo';
import type { Photo, StoredPhoto } from '@/features/inspection/model/state/photo';
import { draftNames } from './draftNames';
import { phoneOf } from './phone';

/** A driver's photos on this phone, each stored on its own next to their draft. */
export class PhotosOnPhone {
  constructor(
    private readonly api: { extra: unknown },
    private readonly owner: string,
  ) {}

  private get storage() {
    const storage = phoneOf(this.api)?.storage;
    if (!storage) throw new Error('there is no storage');
    return storage;
  }

  private get name(): string {
    return draftNames(thunkExtraOf(this.api).settings.apiHost, this.owner).photos;
  }

  /** Oldest first. */
  async list(): Promise<Photo[]> {
    const records = (await this.storage.list(this.name)).flatMap((record) => {
      const parsed = v.safeParse(storedPhoto, record);
      return parsed.success ? [withoutPicture(parsed.output)] : [];
    });
    return records.sort((a, b) => (a.takenAt < b.takenAt ? -1 : 1));
  }

  async read(id: string): Promise<StoredPhoto | null> {
    const parsed = v.safeParse(storedPhoto, await this.storage.read(this.keyOf(id)));
    return parsed.success ? parsed.output : null;
  }

  /** Resolves once the photo is on the disk; rejects if the disk is full. */
  async add(photo: StoredPhoto): Promise<void> {
    await this.storage.write(this.keyOf(photo.id), photo);
  }

  /**
   * Like `add`. The picture stays until the server has it. Resolves with false if the photo was
   * removed in the meantime.
   */
  async change(photo: Photo): Promise<boolean> {
    const kept = await this.read(photo.id);
    if (!kept) return false;
    await this.add({ ...photo, picture: photo.isOnServer ? null : kept.picture });
    return true;
  }

  async drop(id: string): Promise<void> {
    await this.storage.remove(this.keyOf(id));
  }

  private keyOf(id: string): string {
    return `${this.name}:${id}`;
  }
}
