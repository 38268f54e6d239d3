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

/** Lays the rope along which an asset is moved from now on, measured from where it is drawn. */
function layRope(asset: HTMLElement | SVGElement): void {
  asset.style.animation = 'none';
  asset.style.offsetPath = 'none';
  const points = asset instanceof SVGElement ? findRopeInDrawing(asset) : findRopeInText(asset);
  if (points.length === 0) return;
  asset.style.offsetPath = `path("M${points.map(({ x, y }) => `${x} ${y}`).join('L')}")`;
  asset.style.offsetRotate = '0deg';
  asset.style.offsetDistance = `${place}%`;
}

/** The rope that is drawn behind the names of the roles, from the berth that stands before the asset's place. */
function findRopeInDrawing(asset: SVGElement): DOMPointInit[] {
  const [end, rope] = [asset.parentElement, asset.ownerSVGElement?.querySelector<SVGPathElement>('g > g + path')];
  const berth = end?.previousElementSibling;
  if (!(end instanceof SVGGElement && berth instanceof SVGRectElement && rope)) return [];
  const { e = 0, f = 0 } = end.transform.baseVal.consolidate()?.matrix ?? {};
  const { x, y, width, height } = berth.getBBox();
  const length = rope.getTotalLength();
  const along = Array.from({ length: full }, (_, at) => rope.getPointAtLength((length * at) / full));
  const points = [new DOMPoint(x + width / 2, y + height / 2), ...along, new DOMPoint(e, f)];
  return points.map((point) => ({ x: point.x - e, y: point.y - f }));
}

/** For a square in a line of text: down to the run, along it, and to the free berth. */
function findRopeInText(asset: HTMLElement): DOMPointInit[] {
  const berth = findVisible('[data-asset-berth]');
  if (!berth) return [];
  const from = asset.getBoundingClientRect();
  const to = berth.getBoundingClientRect();
  const [x, y] = [from.width / 2, from.height / 2];
  const acrossPx = to.x + to.width / 2 - from.x;
  const downPx = Math.max(to.bottom - from.height, from.y) - from.y + y;
  return [
    { x, y },
    { x, y: y + 74 },
    { x: acrossPx, y: y + 74 },
    { x: acrossPx, y: downPx },
  ];
}

function moveTo(asset: HTMLElement | SVGElement, end: number, from = place): void {
  place = end;
  asset.style.offsetDistance = `${end}%`;
  const way = [{ offsetDistance: `${from}%` }, { offsetDistance: `${end}%` }];
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
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', getComputedStyle(asset).offsetPath.slice(6, -2));
  const drawn = asset.parentElement instanceof SVGGraphicsElement ? asset.parentElement.getScreenCTM() : undefined;
  const box = asset.getBoundingClientRect();
  const now = path.getPointAtLength((path.getTotalLength() * place) / full);
  const to = drawn
    ? new DOMPoint(clientX, clientY).matrixTransform(drawn.inverse())
    : new DOMPoint(clientX - box.x - box.width / 2 + now.x, clientY - box.y - box.height / 2 + now.y);
  let [best, least] = [place, Number.POSITIVE_INFINITY];
  for (let at = 0; at <= full; at += 1) {
    const { x, y } = path.getPointAtLength((path.getTotalLength() * at) / full);
    const far = Math.hypot(x - to.x, y - to.y);
    if (far < least) [best, least] = [at, far];
  }
  return best;
}

stage?.addEventListener('pointerdown', (event) => {
  const asset = findVisible('[data-asset]');
  if (!asset || event.target !== asset || event.button !== 0) return;
  event.preventDefault();
  if (event.altKey || event.ctrlKey) return refuseCopy();
  layRope(asset);
  asset.setPointerCapture(event.pointerId);
  const follow = (moved: PointerEvent) => {
    place = findNearest(asset, moved);
    asset.style.offsetDistance = `${place}%`;
  };
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
