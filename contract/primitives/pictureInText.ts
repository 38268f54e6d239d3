import type { Picture } from './picture.ts';

/**
 * The address by which running text refers to a picture of the library: `![Caption](picture:42)`, as Markdown writes a
 * picture, alone in its paragraph. The library describes what the picture shows.
 */
export function addressInText(id: number): string {
  return `picture:${id}`;
}

/** The id of the library's picture at an address in a text; undefined where it is another address. */
export function pictureAt(address: string): number | undefined {
  const id = /^picture:(\d{1,15})$/.exec(address)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** All pictures in a text, each once. */
export function picturesIn(markdown: string): number[] {
  const found = markdown.matchAll(/(?<!\w)picture:(\d{1,15})(?!\d)/g);
  return [...new Set([...found].map(([, id]) => Number(id)))];
}

/**
 * The cut of a picture in a text: for an upright photograph the taller one, which keeps half as much again around its
 * focal point. A drawing is made for the wide box.
 */
export function cutInText({ drawing, height, width }: Pick<Picture, 'drawing' | 'height' | 'width'>) {
  return height > width && !drawing ? '690-517' : '1000-510';
}

/** The longest caption of a picture, in characters. */
export const maxCaption = 240;

/** The field next to a text with its pictures, once they were read with it. */
export const picturesField = 'pictures';
