/** Where else one has a form open: nowhere, in another tab, or in one that has saved since. */
export type Elsewhere = 'nowhere' | 'open' | 'saved';

interface Message {
  from: number;
  says: 'open' | 'here' | 'saved' | 'left';
}

/** Keeps in touch with other tabs that show the same form, because each saves all of it. */
export function joinTabs(document: string, tell: (elsewhere: Elsewhere) => void) {
  const channel = new BroadcastChannel(`form ${document}`);
  const from = Math.random();
  const others = new Set<number>();
  let isOver = false;
  let isOutdated = false;
  const post = (says: Message['says']) => (isOver ? undefined : channel.postMessage({ from, says } satisfies Message));
  channel.onmessage = ({ data: { from: other, says } }: MessageEvent<Message>) => {
    if (says === 'left') others.delete(other);
    else others.add(other);
    if (says === 'open') post('here');
    isOutdated ||= says === 'saved';
    tell(isOutdated ? 'saved' : others.size > 0 ? 'open' : 'nowhere');
  };
  post('open');
  return {
    noteSaved: () => post('saved'),
    leave() {
      post('left');
      isOver = true;
      channel.close();
    },
  };
}
