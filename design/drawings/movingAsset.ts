/*
 * The asset of a hero moves along its rope: by a button, or dragged and then to the nearer end, because a transaction
 * happens or does not. An attempt to copy it is refused. Its messages are in a status next to the buttons.
 */
const play = document.querySelector<HTMLElement>('[data-asset-play]');
const stage = play?.parentElement;
const said = play?.querySelector('[role=status]');
const isCalm = matchMedia('(prefers-reduced-motion: reduce)');
const full = 100;

/** Finds the visible element: of the drawings for different widths, one is shown. */
const findVisible = (selector: string) =>
  [...(stage?.querySelectorAll<HTMLElement | SVGElement>(selector) ?? [])].find((one) => one.getClientRects().length);

/** How far along the rope the asset is, in per cent; the attribute of a drawing says where it rests. */
let place = stage?.querySelector('[data-asset=start]') ? 0 : full;

/** The rope from end to end, a point for each per cent, measured from where the asset is drawn. */
let rope: DOMPoint[] = [];

/** Lays the rope along which an asset is moved from now on. */
function layRope(asset: HTMLElement | SVGElement): void {
  asset.style.animation = 'none';
  asset.style.transform = '';
  for (const moving of asset.getAnimations()) moving.cancel();
  const corners = asset instanceof SVGElement ? findRopeInDrawing(asset) : findRopeInText(asset);
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', `M${corners.map(({ x, y }) => `${x} ${y}`).join('L') || '0 0'}`);
  rope = pointsOf(path);
  put(asset, place);
}

function pointsOf(path: SVGPathElement): DOMPoint[] {
  const length = path.getTotalLength();
  return Array.from({ length: full + 1 }, (_, at) => path.getPointAtLength((length * at) / full));
}

/** By transform alone, which the browser animates without the page's own thread. */
const shiftOf = (at: number) => `translate(${rope[at]?.x}px,${rope[at]?.y}px)`;

function put(asset: HTMLElement | SVGElement, at: number): void {
  place = at;
  asset.style.transform = shiftOf(at);
}

/** The rope that is drawn behind the names of the roles, from the berth that stands before the asset's place. */
function findRopeInDrawing(asset: SVGElement): DOMPointInit[] {
  const [end, drawn] = [asset.parentElement, asset.ownerSVGElement?.querySelector<SVGPathElement>('g > g + path')];
  const berth = end?.previousElementSibling;
  if (!(end instanceof SVGGElement && berth instanceof SVGRectElement && drawn)) return [];
  const { e = 0, f = 0 } = end.transform.baseVal.consolidate()?.matrix ?? {};
  const { x, y, width, height } = berth.getBBox();
  const points = [new DOMPoint(x + width / 2, y + height / 2), ...pointsOf(drawn), new DOMPoint(e, f)];
  return points.map((point) => ({ x: point.x - e, y: point.y - f }));
}

/** For a square in a line of text: down to the run, along it, and to the free berth. */
function findRopeInText(asset: HTMLElement): DOMPointInit[] {
  const berth = findVisible('[data-asset-berth]');
  if (!berth) return [];
  const from = asset.getBoundingClientRect();
  const to = berth.getBoundingClientRect();
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = Math.max(to.bottom - from.height, from.y) - from.y;
  return [
    { x: 0, y: 0 },
    { x: 0, y: 74 },
    { x, y: 74 },
    { x, y },
  ];
}

function moveTo(asset: HTMLElement | SVGElement, end: number, from = place): void {
  put(asset, end);
  const step = Math.sign(end - from);
  const way = Array.from({ length: Math.abs(end - from) + 1 }, (_, at) => ({ transform: shiftOf(from + step * at) }));
  const duration = isCalm.matches ? 0 : 14 * Math.abs(end - from);
  asset.animate(way, { duration, easing: 'cubic-bezier(.45,0,.2,1)' });
}

/** Says the answer of a button. */
function say(button: 'data-asset-move' | 'data-asset-copy'): void {
  if (said) said.textContent = play?.querySelector(`[${button}]`)?.getAttribute(button) ?? '';
}

function move(): void {
  const asset = findVisible('[data-asset]');
  if (!asset) return;
  layRope(asset);
  moveTo(asset, place > full / 2 ? 0 : full);
  say('data-asset-move');
}

function refuseCopy(): void {
  const asset = findVisible('[data-asset]');
  say('data-asset-copy');
  if (!asset || isCalm.matches) return;
  // A dashed copy comes out and is withdrawn.
  const ghost = asset.cloneNode() as typeof asset;
  delete ghost.dataset.asset;
  ghost.style.cssText +=
    ';animation:none;fill:none;background:none;stroke:currentColor;stroke-dasharray:4;outline:1.5px dashed;pointer-events:none';
  asset.before(ghost);
  // Per cent would be of the whole drawing. To the right, because on a phone the left is the edge of the window.
  const out = asset instanceof SVGGraphicsElement ? `${1.5 * asset.getBBox().width}px` : '-150%';
  const way = [{ translate: 0 }, { translate: out, offset: 0.4 }, { translate: out, offset: 0.6 }, { translate: 0 }];
  ghost.animate(way, 700).onfinish = () => ghost.remove();
}

/** The point of the rope that is nearest to the pointer, in per cent. */
function findNearest(asset: HTMLElement | SVGElement, { clientX, clientY }: PointerEvent): number {
  const drawn = asset.parentElement instanceof SVGGraphicsElement ? asset.parentElement.getScreenCTM() : undefined;
  const box = asset.getBoundingClientRect();
  const now = rope[place] ?? new DOMPoint();
  const to = drawn
    ? new DOMPoint(clientX, clientY).matrixTransform(drawn.inverse())
    : new DOMPoint(clientX - box.x - box.width / 2 + now.x, clientY - box.y - box.height / 2 + now.y);
  const far = rope.map(({ x, y }) => Math.hypot(x - to.x, y - to.y));
  return far.indexOf(Math.min(...far));
}

stage?.addEventListener('pointerdown', (event) => {
  const asset = findVisible('[data-asset]');
  if (!asset || event.target !== asset || event.button !== 0) return;
  event.preventDefault();
  if (event.altKey || event.ctrlKey) return refuseCopy();
  layRope(asset);
  asset.setPointerCapture(event.pointerId);
  const follow = (moved: PointerEvent) => put(asset, findNearest(asset, moved));
  const settle = () => {
    stage?.removeEventListener('pointermove', follow);
    moveTo(asset, place > full / 2 ? full : 0);
    say('data-asset-move');
  };
  stage?.addEventListener('pointermove', follow);
  stage?.addEventListener('lostpointercapture', settle, { once: true });
});

play?.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  if (target.closest('[data-asset-move]')) move();
  if (target.closest('[data-asset-copy]')) refuseCopy();
});

play?.addEventListener('keydown', (event) => {
  if (event.key === 'c' && (event.ctrlKey || event.metaKey)) refuseCopy();
});

// A rope that was laid for one width is wrong at another.
addEventListener('resize', () => {
  const asset = findVisible('[data-asset=start]');
  if (!(asset instanceof HTMLElement)) return;
  place = 0;
  asset.removeAttribute('style');
});

// The full stop of the headline comes in once, along a rope that is laid in the headline's own font.
const fullStop = findVisible('[data-asset=start]');
if (fullStop && !isCalm.matches)
  void document.fonts.ready.then(() => {
    if (place !== 0) return;
    layRope(fullStop);
    moveTo(fullStop, 0, full);
  });
