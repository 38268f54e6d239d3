import type { DrawRequest } from '@frontage/contract/rendering.ts';
import type { Drawer, DrawnPage } from './Drawer.ts';

interface DrawerOptions {
  /** Undefined where there is nothing to draw. Rejects while pages cannot be drawn. */
  draw: (request: DrawRequest) => Promise<DrawnPage | undefined>;
  onFault: (error: unknown) => void;
}

/** The most pages that may be waiting at once. Further requests get none, so nobody waits for long. */
const mostWaiting = 64;

/** Asks the renderer for pages. It is a separate process and may be unavailable. */
export function openDrawer({ draw, onFault }: DrawerOptions): Drawer {
  let waiting = 0;
  return async (path, visit) => {
    if (waiting >= mostWaiting) {
      onFault(new Error(`${path} was not drawn: ${waiting} pages are waited for already`));
      return undefined;
    }
    waiting += 1;
    try {
      return await draw({ path, visit });
    } catch (error) {
      onFault(error);
      return undefined;
    } finally {
      waiting -= 1;
    }
  };
}
