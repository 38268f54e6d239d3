import { describedIn } from './describedIn.ts';

/** A form as the admin lists it. */
export interface FormOfSite {
  name: string;
  title: string;
  kind?: string | null;
}

/** Where the admin asks for all of them. */
export const listAddress =
  '/api/forms?depth=0&pagination=false&select[name]=true&select[title]=true&select[kind]=true&sort=id';

/** The forms that a kind of block can hold: those of the table, and those that owners made like them. */
export function formsFor(layout: unknown, forms: readonly FormOfSite[]): FormOfSite[] {
  return forms.filter((form) => describedIn(form)?.blocks.some((block) => block === layout));
}
