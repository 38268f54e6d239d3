import { render } from '@frontage/blocks/testing/render.ts';
import { boxOf, type Picture, pictureSizeKeys } from '@frontage/contract/primitives/picture.ts';
import { describe, expect, it } from 'vitest';
import { PictureView, sourcesOf, widthOf } from './PictureView.tsx';

const variantOf = (key: string) => ({ avif: `/media/${key}.avif`, webp: `/media/${key}.webp` });
const photograph: Picture = {
  url: '/media/quay.jpg',
  alt: 'A quay',
  width: 4000,
  height: 3000,
  sizes: Object.fromEntries(pictureSizeKeys.map((key) => [key, variantOf(key)])),
};

/** The widths of the cuts that a browser may choose from. */
const widthsFor = (box: Parameters<typeof sourcesOf>[1], picture = photograph) =>
  sourcesOf(picture, box).map(({ srcSet }) => [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)));

const attributesOf = (element: Element | undefined) =>
  Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));

/** Width of the picture in px, as a browser computes it from `sizes` in a window of that width. */
function widthIn(windowWidth: number, sizes: string): number {
  const fitting = sizes.split(/, (?=\(|calc|[\d.])/).find((one) => {
    const from = /^\(width >= (\d+)px\)/.exec(one);
    return !from || windowWidth >= Number(from[1]);
  });
  const length = (fitting ?? '').replace(/^\(.*?\) /, '');
  const calc = /^calc\(100vw - (\d+)px\)$/.exec(length);
  if (calc) return windowWidth - Number(calc[1]);
  return length.endsWith('vw') ? (windowWidth * Number.parseFloat(length)) / 100 : Number.parseFloat(length);
}

describe('a photograph of the library', () => {
  it('has AVIF first, then WebP, in every cut of the shown shape, each with its width', () => {
    expect(sourcesOf(photograph, '1000-510')).toEqual([
      { type: 'image/avif', srcSet: '/media/1000-510.avif 1000w, /media/2000-1020.avif 2000w' },
      { type: 'image/webp', srcSet: '/media/1000-510.webp 1000w, /media/2000-1020.webp 2000w' },
    ]);
    const [cuts] = widthsFor('690-517');
    expect(cuts).toEqual([279, 375, 480, 690, 1380, 1920]);
    expect(widthsFor('480-360')).toEqual(widthsFor('690-517'));
  });

  it('is sharp on plain and dense screens at each width from 320 to 1920 px at which it is in columns', () => {
    for (let windowWidth = 320; windowWidth <= 1920; windowWidth += 1) {
      for (const [columns, box] of [
        [12, '1000-510'],
        [8, '1000-510'],
        [7, '690-517'],
        [4, '480-360'],
      ] as const) {
        const widest = Math.max(...(widthsFor(box)[0] ?? []));
        const shown = widthIn(windowWidth, widthOf(columns));
        expect(shown, `${columns} columns at ${windowWidth} px`).toBeGreaterThan(0);
        // All twelve columns are 1,280 px at most: there a plain screen gets its full sharpness, and a dense one most
        // of it.
        expect(widest / shown, `${columns} columns at ${windowWidth} px`).toBeGreaterThanOrEqual(
          columns === 12 ? 1.5 : 2,
        );
      }
    }
  });

  it('says how wide it is shown, and in small places that this is half of its cut', () => {
    const { getByRole, page } = render(<PictureView picture={photograph} size="690-517" width={widthOf(7)} />);
    expect(page.querySelector('source')?.sizes).toBe(
      '(width >= 1440px) 733px, (width >= 1024px) 54vw, (width >= 768px) calc(100vw - 80px), calc(100vw - 40px)',
    );
    const shown = getByRole('img', { name: 'A quay' });
    expect(attributesOf(shown)).toMatchObject({ src: '/media/quay.jpg', width: '690', height: '517', loading: 'lazy' });
    const [portrait] = render(<PictureView picture={photograph} size="120-120" />).page.querySelectorAll('source');
    expect(attributesOf(portrait)).toMatchObject({ srcset: '/media/120-120.avif 120w', sizes: '60px' });
  });

  it('makes do with the cuts that exist', () => {
    const { '1380-1034': _, '1920-1440': __, ...sizes } = photograph.sizes;
    expect(widthsFor('690-517', { ...photograph, sizes })[0]?.at(-1)).toBe(690);
    expect(sourcesOf({ sizes: { '690-517': { webp: '/media/a.webp' } } }, '690-517')).toEqual([
      { type: 'image/webp', srcSet: '/media/a.webp 690w' },
    ]);
  });
});

it('a drawing needs no cuts: it is sharp at any size', () => {
  const drawn = { ...photograph, drawing: '/media/quay.svg' };
  expect(sourcesOf(drawn, '690-517')).toEqual([]);
  const { getByRole } = render(<PictureView picture={drawn} size="690-517" width="100vw" />);
  const width = String(boxOf('690-517').width);
  expect(attributesOf(getByRole('img', { name: 'A quay' }))).toMatchObject({ src: '/media/quay.svg', width });
});
