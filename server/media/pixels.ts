/**
 * What is done to the pixels of pictures. `work` runs apart, by `runBounded`: its bytes are foreign, and a few of them
 * can take a decoder hours. What we have drawn ourselves is cut by the functions, where it is.
 */
import { readFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import sharp, { type Sharp } from 'sharp';
import { type Bounds, runBounded } from '../bounded/runBounded.ts';
import { mostPixels } from '../files/pictures/Picture.ts';

export interface Box {
  name: string;
  format: 'avif' | 'webp';
  width: number;
  height: number;
  /** Cut even from a picture that is smaller. */
  isAlways: boolean;
  /** Of the encoder, where that of `encodings` is not worth its time. */
  effort?: number;
}

export interface Cut extends Pick<Box, 'format' | 'name' | 'width' | 'height'> {
  bytes: Uint8Array;
}

/** Per cent from the left and from the top: the point that every cut keeps. */
export interface Focus {
  x: number;
  y: number;
}

/** The colours that a photograph's darks and lights become, `#rrggbb`. */
export interface Tones {
  dark: string;
  light: string;
}

/** The part of a picture that an editor keeps: its corner in per cent, its size in px as it is shown. */
export interface Crop extends Focus {
  width: number;
  height: number;
}

interface Tasks {
  cut: { asked: { boxes: readonly Box[]; focus: Focus; tones?: Tones | undefined }; answer: Cut[] };
  /** Keeps a part of a picture, in its own format. */
  crop: { asked: Crop; answer: { bytes: Uint8Array; width: number; height: number } };
  /** Draws SVG as PNG. */
  rasterise: { asked: null; answer: Uint8Array };
  /** Tells the format of a picture; the first frame as PNG if it is one that moves, or a GIF. */
  still: { asked: null; answer: { format: string; isMoving: boolean; png: Uint8Array | undefined } };
}

const module = 'server/media/pixels.ts';
const bounds: Bounds = { cpuS: 60, memoryMb: 512, answerBytes: 100_000_000 };

/** Does a task with the foreign picture at a path, in a process of its own. Rejects as `runBounded` does. */
export async function askApart<Name extends keyof Tasks>(
  name: Name,
  path: string,
  asked: Tasks[Name]['asked'],
): Promise<Tasks[Name]['answer']> {
  return deserialize(await runBounded({ module, args: [name, path, JSON.stringify(asked)], bounds }));
}

const tasks: { [Name in keyof Tasks]: (bytes: Buffer, asked: Tasks[Name]['asked']) => Promise<Tasks[Name]['answer']> } =
  {
    cut: (bytes, { boxes, focus, tones }) => cutPicture(bytes, boxes, focus, tones),
    crop: cropPicture,
    rasterise,
    still: keepStill,
  };

export async function work(name: string, path: string, asked: string): Promise<Buffer> {
  const task = tasks[name as keyof Tasks] as (bytes: Buffer, asked: unknown) => Promise<unknown>;
  return serialize(await task(await readFile(path), JSON.parse(asked)));
}

/** px: the usual width of preview images, and wider than every box for screens of normal density. */
const rasterBox = { width: 1200, height: 3600 };

/** Draws SVG as PNG. */
export async function rasterise(svg: Buffer): Promise<Buffer> {
  const { height, width } = await sharp(svg).metadata();
  const scale = Math.min(rasterBox.width / width, rasterBox.height / height);
  return sharp(svg, { density: Math.min(72 * scale, 2400) })
    .resize({ ...rasterBox, fit: 'inside' })
    .png()
    .toBuffer();
}

/**
 * Quality and effort for flat drawings, chosen by measurement: one more step of effort saves 4 % of the bytes and takes
 * a third longer. WebP's smart subsampling takes two and a half times as long, for 3 % more bytes and a tenth of a
 * decibel.
 */
const encodings = {
  avif: { quality: 58, effort: 1, chromaSubsampling: '4:4:4' },
  webp: { quality: 80, effort: 3 },
} as const;

/**
 * Cuts a picture to boxes around a focal point. Decoded once, and made smaller once, to twice the largest box: to decode
 * fifty million pixels for each cut would take minutes.
 */
export async function cutPicture(bytes: Buffer, boxes: readonly Box[], focus: Focus, tones?: Tones): Promise<Cut[]> {
  const { autoOrient: shown } = await opened(bytes).metadata();
  const wanted = boxes.filter((box) => box.isAlways || shown.width >= box.width || shown.height >= box.height);
  const enough = {
    width: 2 * Math.max(4, ...wanted.map(({ width }) => width)),
    height: 2 * Math.max(4, ...wanted.map(({ height }) => height)),
  };
  const scaledOnce = opened(bytes)
    .autoOrient()
    .resize({ ...enough, fit: 'outside', withoutEnlargement: true });
  const { data, info } = await withoutNeedlessAlpha(await (tones ? inTones(scaledOnce, tones) : rawOf(scaledOnce)));
  const { channels, height, width } = info;
  const raw = { width, height, channels };
  const cuts: Cut[] = [];
  // One after the other: together they would take a gigabyte.
  for (const box of wanted) {
    const { effort, format, height, name, width } = box;
    // Not a clone of one: sharp copies the pixels of each, a third of the time of a first start.
    const scaled = scaledAround(sharp(data, { raw }), info, box, focus);
    const encoding = { ...encodings[format], ...(effort === undefined ? {} : { effort }) };
    const bytes = await scaled.toFormat(format, encoding).toBuffer();
    cuts.push({ name, format, width, height, bytes });
  }
  return cuts;
}

const rawOf = (picture: Sharp) => picture.raw().toBuffer({ resolveWithObject: true });

type Raw = Awaited<ReturnType<typeof rawOf>>;

/** Drawings are opaque as a rule: to scale them without regard to transparency takes two fifths of the time. */
async function withoutNeedlessAlpha({ data, info }: Raw): Promise<Raw> {
  const { channels, height, width } = info;
  if (channels !== 4) return { data, info };
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return { data, info };
  return rawOf(sharp(data, { raw: { width, height, channels } }).removeAlpha());
}

/** As a print in one ink on tinted paper: as dark at its darkest, and as light at its lightest, as the two are. */
async function inTones(picture: Sharp, { dark, light }: Tones): Promise<Raw> {
  const print = picture.flatten({ background: '#ffffff' }).greyscale().normalise().toColourspace('b-w');
  const { data, info } = await rawOf(print);
  const [from, to] = [dark, light].map((colour) => Buffer.from(colour.slice(1), 'hex'));
  if (!from || !to) throw new Error('A picture has two tones');
  const shades = Array.from({ length: 256 }, (_, grey) =>
    [...from].map((begin, channel) => Math.round(begin + (((to[channel] ?? 0) - begin) * grey) / 255)),
  );
  const pixels = Buffer.alloc(info.width * info.height * 3);
  for (let pixel = 0; pixel < info.width * info.height; pixel += 1)
    pixels.set(shades[data[pixel * info.channels] ?? 0] ?? [], pixel * 3);
  return { data: pixels, info: { ...info, channels: 3 } };
}

/** Covers the box, and keeps the focal point as near to its middle as the edges allow. */
function scaledAround(picture: Sharp, from: { width: number; height: number }, box: Box, focus: Focus): Sharp {
  const scale = Math.max(box.width / from.width, box.height / from.height);
  const width = Math.max(box.width, Math.round(from.width * scale));
  const height = Math.max(box.height, Math.round(from.height * scale));
  const begin = (whole: number, part: number, at: number) =>
    Math.min(Math.max(0, Math.floor((whole * at) / 100 - part / 2)), whole - part);
  const [left, top] = [begin(width, box.width, focus.x), begin(height, box.height, focus.y)];
  return picture.resize({ width, height, fit: 'fill' }).extract({ left, top, width: box.width, height: box.height });
}

async function cropPicture(bytes: Buffer, crop: Crop): Promise<Tasks['crop']['answer']> {
  const { autoOrient: shown } = await opened(bytes).metadata();
  const within = (least: number, value: number, most: number) => Math.min(Math.max(least, Math.floor(value)), most);
  const left = within(0, (shown.width * crop.x) / 100, shown.width - 1);
  const top = within(0, (shown.height * crop.y) / 100, shown.height - 1);
  const [width, height] = [within(1, crop.width, shown.width - left), within(1, crop.height, shown.height - top)];
  const part = await opened(bytes).autoOrient().extract({ left, top, width, height }).toBuffer();
  return { bytes: part, width, height };
}

async function keepStill(bytes: Buffer): Promise<Tasks['still']['answer']> {
  const { format, pages = 1 } = await opened(bytes).metadata();
  const isMoving = format !== 'heif' && pages > 1;
  const png = isMoving || format === 'gif' ? await opened(bytes).png().toBuffer() : undefined;
  return { format, isMoving, png };
}

/** As strict as our own reader, which goes by what the head of a file says. */
function opened(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: mostPixels, sequentialRead: true });
}
