import type { Renderer } from '../publishing/Renderer.ts';
import type { Drawer } from './Drawer.ts';

interface DrawerOptions {
  renderer: Pick<Renderer, 'draw'>;
  onFault: (error: unknown) => void;
}

/** Pages that may be waited for at once; whoever comes then is told so, and nobody waits for long. */
const mostWaiting = 64;

/** Asks the renderer for pages, which is a process of its own and may be away. */
export function openDrawer({ onFault, renderer }: DrawerOptions): Drawer {
  let waiting = 0;
  return async (path, visit) => {
    if (waiting >= mostWaiting) {
      onFault(new Error(`${path} was not drawn: ${waiting} pages are waited for already`));
      return undefined;
    }
    waiting += 1;
    try {
      return await renderer.draw({ path, visit });
    } catch (error) {
      onFault(error);
      return undefined;
    } finally {
      waiting -= 1;
    }
  };
}
