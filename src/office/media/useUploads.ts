import { useRef, useState } from 'react';
import { HttpError } from 'react-admin';
import { largestUpload, type Media } from '@/contract/office/media';
import { useOfficeCalls } from '../useOfficeCalls';

interface Progress {
  name: string;
  number: number;
  of: number;
}

interface UploadError {
  name: string;
  message: string;
}

const tooLarge = 'The file is larger than 30 MB. Save it at a smaller size.';

/** Returns a function that uploads files one after another. A rejected file does not stop the others. */
export function useUploads(onUploaded: (media: Media) => void) {
  const calls = useOfficeCalls();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [errors, setErrors] = useState<UploadError[]>([]);
  const isBusy = useRef(false);

  async function uploadOne(file: File): Promise<void> {
    try {
      if (file.size > largestUpload) throw new HttpError(tooLarge, 400);
      onUploaded(await calls.upload(file));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      setErrors((before) => [...before, { name: file.name, message: error.message }]);
    }
  }

  async function upload(files: readonly File[]): Promise<void> {
    if (isBusy.current || files.length === 0) return;
    isBusy.current = true;
    setErrors([]);
    try {
      for (const [index, file] of files.entries()) {
        setProgress({ name: file.name, number: index + 1, of: files.length });
        await uploadOne(file);
      }
    } finally {
      isBusy.current = false;
      setProgress(null);
    }
  }

  return { upload, progress, errors };
}
