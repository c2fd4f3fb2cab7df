import { newUuid } from './browserInterfaces';

const toStorageKey = (place: string) => `form-key:${place}`;

/**
 * Returns a form's key, which stays the same in this tab until the form is sent, even after a reload. Without storage,
 * each press has its own key.
 */
export function readFormKey(place: string): string {
  try {
    const key = sessionStorage.getItem(toStorageKey(place)) ?? newUuid();
    sessionStorage.setItem(toStorageKey(place), key);
    return key;
  } catch {
    return newUuid();
  }
}

/** Gives the form a new key, once it is sent. */
export function dropFormKey(place: string): void {
  try {
    sessionStorage.removeItem(toStorageKey(place));
  } catch {
    // If storage fails here, nothing was stored before.
  }
}
