import { Resvg } from '@resvg/resvg-js';
import { drawLabels } from './pictureLabels.ts';

/** A box to fill, in px, and the point of the picture (per cent from left and top) that must stay in it. */
export interface PictureCut {
  width: number;
  height: number;
  focalPoint: { x: number; y: number };
}

/** Below this width labels are left out: they could not be read. Design brief §5. */
const narrowestWithLabelsPx = 280;
/** Height of a label in px as rendered, whatever the scale. Design brief §5. */
const labelPx = 14;
/** A square cut shows this part of the drawing's height: the asset and its neighbour. */
const squareSide = 272;

/** A drawing as PNG at a given width; its height follows from the drawing. Lines and labels grow with the width. */
export function renderPicture(svg: string, widthPx: number): Uint8Array {
  return rasterise(drawLabels(svg, 1), widthPx);
}

/**
 * A drawing recomposed for a box, as PNG of exactly that size: ground and quay line run on sideways in a wide box,
 * a square keeps the asset and what is beside it, lines and labels keep their weight, and small boxes have no labels.
 */
export function renderCut(svg: string, cut: PictureCut): Uint8Array {
  const frame = frameFor(viewBoxOf(svg), cut);
  const pxPerUnit = cut.width / frame.width;
  const labelled = drawLabels(svg, cut.width < narrowestWithLabelsPx ? 0 : labelPx / (14 * pxPerUnit));
  const steady = labelled.replace(/stroke-width="([\d.]+)"/g, (_, width: string) => {
    return `stroke-width="${(Number(width) * lineWeight(cut.width)) / pxPerUnit}"`;
  });
  const framed = steady.replace(
    /viewBox="[^"]+"/,
    `viewBox="${frame.x} ${frame.y} ${frame.width} ${frame.height}" preserveAspectRatio="xMidYMid slice"`,
  );
  const sized = framed.replace('<svg ', `<svg width="${cut.width}" height="${cut.height}" `);
  return rasterise(sized, cut.width);
}

/** Thumbnails are drawn a little finer, large cuts a little bolder, so that 1.5 px look alike on the page. */
function lineWeight(widthPx: number): number {
  return Math.min(1.5, Math.max(0.75, widthPx / 480));
}

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

function viewBoxOf(svg: string): Frame {
  const numbers = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number);
  const [x, y, width, height] = numbers ?? [];
  if (x === undefined || y === undefined || !width || !height) throw new Error('The drawing has no viewBox');
  return { x, y, width, height };
}

/** The part of the drawing's plane that the box shows. */
function frameFor(drawing: Frame, cut: PictureCut): Frame {
  const ratio = cut.width / cut.height;
  if (ratio >= drawing.width / drawing.height) {
    const width = drawing.height * ratio;
    return { x: drawing.x - (width - drawing.width) / 2, y: drawing.y, width, height: drawing.height };
  }
  const height = ratio <= 1 ? squareSide : drawing.width / ratio;
  const width = height * ratio;
  if (height > drawing.height) return { ...drawing, width: drawing.height * ratio };
  return {
    x: within(drawing.x + (drawing.width * cut.focalPoint.x) / 100 - width / 2, drawing.x, drawing.width - width),
    y: within(drawing.y + (drawing.height * cut.focalPoint.y) / 100 - height / 2, drawing.y, drawing.height - height),
    width,
    height,
  };
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

function rasterise(svg: string, widthPx: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: widthPx }, font: { loadSystemFonts: false } })
    .render()
    .asPng();
}
