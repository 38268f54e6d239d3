import type { DrawRequest } from '@frontage/contract/rendering.ts';
import type { Drawer, DrawnPage } from './Drawer.ts';

interface DrawerOptions {
  /** Undefined where there is nothing to draw. Rejects where pages cannot be drawn. */
  draw: (request: DrawRequest) => Promise<DrawnPage | undefined>;
  onFault: (error: unknown) => void;
}

/** Pages that may be waited for at once; whoever comes then is told so, and nobody waits for long. */
const mostWaiting = 64;

/** Asks the renderer for pages, which is a process of its own and may be away. */
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
