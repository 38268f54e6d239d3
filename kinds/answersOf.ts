import { inLanguage } from '@frontage/contract/translation.ts';
import { z } from 'zod';

/**
 * The answers of the content API about documents of a type, from the fields of their form: `card`, as lists show one,
 * without its text, and `document`, whole. `title`: the field by which people know one.
 */
export function answersOf<const Type extends string, Title extends 'title' | 'name', Fields extends z.ZodRawShape>(
  type: Type,
  title: Title,
  { shape }: z.ZodObject<Fields>,
) {
  const named = {
    id: z.int().positive(),
    type: z.literal(type),
    slug: z.string().min(1),
    ...({ [title]: z.string().min(1) } as Record<Title, z.ZodString>),
  };
  const placed = { path: z.string().startsWith('/'), modified: z.iso.datetime(), ...inLanguage };
  const { pictures: _, text: __, ...listed } = shape;
  return {
    card: z.object({ ...named, ...(listed as Omit<Fields, 'pictures' | 'text'>), ...placed }),
    document: z.object({ ...named, ...shape, ...placed }),
  };
}
