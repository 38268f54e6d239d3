import { z } from 'zod';
import { type Picture, picture } from './picture.ts';

/**
 * A running text names a picture of the library as Markdown names a picture, by its id: `![Caption](picture:42)`, in a
 * paragraph of its own. What the picture shows is in the library.
 */
export function addressInText(id: number): string {
  return `picture:${id}`;
}

/** The id of the picture that an address in a text names; undefined where it names none of the library. */
export function pictureAt(address: string): number | undefined {
  const id = /^picture:(\d{1,15})$/.exec(address)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** All pictures that a text names, each once. */
export function picturesIn(markdown: string): number[] {
  const found = markdown.matchAll(/(?<!\w)picture:(\d{1,15})(?!\d)/g);
  return [...new Set([...found].map(([, id]) => Number(id)))];
}

/**
 * The cut of a picture within a text: of an upright photograph the higher one, which keeps half as much again of it
 * around its focal point. A drawing is made for the wide box.
 */
export function cutInText({ drawing, height, width }: Pick<Picture, 'drawing' | 'height' | 'width'>) {
  return height > width && !drawing ? '690-517' : '1000-510';
}

/** The longest caption of a picture, in characters. */
export const maxCaption = 240;

/** Where the pictures of a text stand beside it, once they were read with it. */
export const picturesField = 'pictures';

/** The pictures that the text beside it names, by their ids. */
export const picturesOfText = z
  .record(z.string().regex(/^\d+$/), picture)
  .meta({ description: 'The pictures that the text names, by their ids', widget: 'picturesOfText' });
