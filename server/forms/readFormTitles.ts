import { formNamed } from '@frontage/contract/forms/formTable.ts';
import { bareSlug } from '@frontage/contract/language.ts';
import type { Payload } from 'payload';
import { say } from '../admin/say.ts';

interface Titled {
  name?: string | null;
  title: string;
}

const usualOf = ({ name }: Titled) => formNamed(bareSlug(name))?.label;

/** The title of a form in the words of whoever looks, unless an owner has given it one. */
export function shownTitle(form: Titled): string {
  return form.title === usualOf(form) ? say(form.title) : form.title;
}

/** What is stored of a title that was read in somebody's words: Payload writes what it has read. */
export function storedTitle(form: Titled): string {
  const usual = usualOf(form);
  return usual && form.title === say(usual) ? usual : form.title;
}

/** The titles of forms, by the id that requests store. */
export async function readFormTitles(payload: Payload): Promise<ReadonlyMap<string, string>> {
  const select = { name: true, title: true } as const;
  const { docs } = await payload.find({ collection: 'forms', select, pagination: false, depth: 0 });
  return new Map(docs.map(({ name, title }) => [name, title]));
}
