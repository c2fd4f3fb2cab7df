import * as v from 'valibot';
import {
  storedPhoto,
  withoutPicture,
  type Photo,
  type StoredPhoto,
} from '@/features/inspection/model/state/photo';
import { getDraftStorage } from './phone';

/** A driver's photos on this phone. Each has a record separate from the draft's. */
export class PhotosOnPhone {
  constructor(
    private readonly api: { extra: unknown },
    private readonly owner: string,
  ) {}

  private get records() {
    return getDraftStorage(this.api, this.owner);
  }

  async list(): Promise<Photo[]> {
    const { storage, names } = this.records;
    const photos = (await storage.list(names.photos)).flatMap((record) => {
      const parsed = v.safeParse(storedPhoto, record);
      return parsed.success ? [withoutPicture(parsed.output)] : [];
    });
    return photos.sort((a, b) => (a.takenAt < b.takenAt ? -1 : 1));
  }

  async read(id: string): Promise<StoredPhoto | null> {
    const parsed = v.safeParse(storedPhoto, await this.records.storage.read(this.toPhotoKey(id)));
    return parsed.success ? parsed.output : null;
  }

  /** Resolves once the photo is on the disk. */
  async add(photo: StoredPhoto): Promise<void> {
    await this.records.storage.write(this.toPhotoKey(photo.id), photo);
  }

  /**
   * Changes a stored photo, and drops its picture once the server has it. Resolves with false if the photo no longer
   * exists.
   */
  async change(photo: Photo): Promise<boolean> {
    const stored = await this.read(photo.id);
    if (!stored) return false;
    await this.add({ ...photo, picture: photo.isOnServer ? null : stored.picture });
    return true;
  }

  async drop(id: string): Promise<void> {
    await this.records.storage.remove(this.toPhotoKey(id));
  }

  private toPhotoKey(id: string): string {
    return `${this.records.names.photos}:${id}`;
  }
}
