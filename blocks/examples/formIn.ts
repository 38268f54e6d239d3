import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { elementsIn, type MarkupElement, readMarkup } from './readMarkup.ts';

/** A form of a page as its visitor finds it, for tests. Throws where the page has no form with that id. */
export function formIn(html: string, formId: string) {
  const page = elementsIn(readMarkup(html));
  const form = page.find(({ attributes, tag }) => tag === 'form' && attributes[formMarks.form] === formId);
  if (!form) throw new Error(`The page has no form "${formId}"`);
  const all = elementsIn(form);
  const controls = (name: string) => all.filter(({ attributes }) => attributes.name === name);
  const marked = (mark: string) => all.find(({ attributes }) => mark in attributes);

  return {
    isHidden: isHidden(form),
    controls,

    /** What stands in a field. */
    valueOf(name: string): string | undefined {
      const [control] = controls(name);
      switch (control?.tag) {
        case 'textarea':
          // The first line break is dropped as a page is read.
          return control.text.replace(/^\n/, '');
        case 'select':
          return elementsIn(control).find(({ attributes }) => 'selected' in attributes)?.text;
        default:
          return control?.attributes.value;
      }
    },

    /** Values of the boxes that are ticked. */
    chosen: (name: string) =>
      controls(name).flatMap(({ attributes }) => ('checked' in attributes ? [attributes.value] : [])),

    /** The sentence that stands at a field, if one is told there. */
    errorAt(name: string): string | undefined {
      const place = all.find(({ attributes }) => attributes[formMarks.errorOf] === name);
      return place && !isHidden(place) ? place.text : undefined;
    },

    /** True where people who do not see the sentence are told that it belongs to the field. */
    isToldOf(name: string): boolean {
      const place = all.find(({ attributes }) => attributes[formMarks.errorOf] === name);
      const describers = all.flatMap(({ attributes }) => attributes['aria-describedby']?.split(' ') ?? []);
      return describers.includes(place?.attributes.id ?? 'no id');
    },

    isInvalid: (name: string) => controls(name)[0]?.attributes['aria-invalid'] === 'true',

    /** What is above the fields about some of them; undefined where nothing is said. */
    summary: said(marked(formMarks.summary), (place) => ({
      title: headingOf(place),
      links: elementsIn(place)
        .filter(({ tag }) => tag === 'a')
        .map(({ attributes, text }) => ({
          text,
          leadsTo: page.find(({ attributes: { id } }) => `#${id}` === attributes.href),
        })),
      hasFocus: 'autofocus' in place.attributes,
    })),

    /** What is above the fields about the form as a whole; undefined where nothing is said. */
    notice: said(marked(formMarks.notice), (place) => ({
      title: headingOf(place),
      text: elementsIn(place).find(({ tag }) => tag === 'p')?.text,
      hasFocus: 'autofocus' in place.attributes,
    })),
  };
}

const isHidden = ({ attributes }: MarkupElement) => 'hidden' in attributes;

function headingOf(place: MarkupElement): string | undefined {
  return elementsIn(place).find(({ tag }) => /^h\d$/.test(tag))?.text;
}

function said<Said>(place: MarkupElement | undefined, read: (place: MarkupElement) => Said): Said | undefined {
  return place && !isHidden(place) ? read(place) : undefined;
}
