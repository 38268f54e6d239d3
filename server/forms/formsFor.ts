import { describedIn } from './describedIn.ts';

/** A form as the admin lists it. */
export interface FormOfSite {
  name: string;
  title: string;
  kind?: string | null;
}

/** The request that lists all published forms. */
export const listAddress =
  '/api/forms?depth=0&pagination=false&select[name]=true&select[title]=true&select[kind]=true&where[language][exists]=false&where[_status][equals]=published&sort=id';

/** The forms that a layout can contain: those of the table, and those that owners made of the same kind. */
export function formsFor(layout: unknown, forms: readonly FormOfSite[]): FormOfSite[] {
  return forms.filter((form) => describedIn(form)?.blocks.some((block) => block === layout));
}
