import { formNamed } from '@frontage/contract/forms/formTable.ts';
import { bareSlug } from '@frontage/contract/language.ts';
import type { Payload } from 'payload';
import { say } from '../admin/say.ts';
import type { Form } from '../payload-types.ts';

type Titled = Partial<Pick<Form, 'name' | 'title'>> | undefined;

const usualOf = (form: Titled) => formNamed(bareSlug(form?.name))?.label;

/** The title of a form in the words of whoever looks, unless an owner has given it one. */
export function shownTitle(form: Titled): string | undefined {
  return form?.title && form.title === usualOf(form) ? say(form.title) : form?.title;
}

/** What is stored of a title that was read in somebody's words: Payload writes what it has read. */
export function storedTitle(form: Titled): string | undefined {
  const usual = usualOf(form);
  return usual && form?.title === say(usual) ? usual : form?.title;
}

/** The titles of forms, by the id that requests store. */
export async function readFormTitles(payload: Payload): Promise<ReadonlyMap<string, string>> {
  const select = { name: true, title: true } as const;
  const { docs } = await payload.find({ collection: 'forms', select, pagination: false, depth: 0 });
  return new Map(docs.map(({ name, title }) => [name, title]));
}
