import { parseCookies } from 'payload';

/**
 * Tells the server whether there is room beside a form, so that the form is drawn with its preview and not moved by it.
 * It is sent to the browser as text (`EarlyActs`), and uses nothing from outside itself.
 */
export function tellRoom(): void {
  const tell = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: before anything is painted, which the Cookie Store API cannot do
    document.cookie = `room-beside=${innerWidth >= 1280}; path=/admin; samesite=lax`;
  };
  tell();
  addEventListener('resize', tell);
}

/** Whether the window of the browser that asks has room beside a form; one that has not said so yet has none. */
export const hasRoom = (headers: Headers): boolean => parseCookies(headers).get('room-beside') === 'true';
