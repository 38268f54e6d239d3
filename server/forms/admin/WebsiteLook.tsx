import './website.css';
import '@frontage/design/looks/folio.css';
import '@frontage/design/looks/paleAccent.css';
import '@frontage/design/looks/studio.css';
import '@fontsource-variable/sometype-mono/index.css';
import { AttachmentField } from '@frontage/blocks/form/AttachmentField.tsx';
import { FormProvider, useForm, useFormAround } from '@frontage/blocks/form/useForm.ts';
import type { FormField } from '@frontage/contract/forms/FormDescription.ts';
import type { StoredField } from '@frontage/contract/forms/ownForm.ts';
import { ownLookOf } from '@frontage/contract/identity/looks.ts';
import { type Colours, hasPaleAccent, paletteCss } from '@frontage/contract/identity/palette.ts';
import { directionOf, languages } from '@frontage/contract/language.ts';
import { formWords, wordsOf } from '@frontage/contract/words/ownWords.ts';
import { useFormFields } from '@payloadcms/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { fetchJson } from '../../admin/post.ts';
import styles from './forms.module.css';

const none: readonly never[] = [];

/** What the website is drawn with. */
interface Website {
  formWords?: unknown;
  identity?: Colours | null;
  language?: string | null;
}

const address = '/api/globals/site-settings?depth=0&select[formWords]=true&select[identity]=true&select[language]=true';

/** One for all parts that are shown. */
const sheet = typeof CSSStyleSheet === 'undefined' ? undefined : new CSSStyleSheet();

/** Puts the styles of the website into the sheet: what they say of its pages holds for each part. */
function style(identity: Colours = {}): void {
  const { folio = '', paleAccent = '', studio = '', ...texts } = Object.fromEntries(globalThis.websiteStyles ?? []);
  const looks = { folio, studio };
  const look = ownLookOf(identity.look);
  const rules = [
    '@layer reset,tokens,own,base,kit,blocks,look;',
    ...Object.values(texts),
    `@layer own{${paletteCss(identity)}}`,
    look ? looks[look] : '',
    hasPaleAccent(identity) ? paleAccent : '',
  ].join('\n');
  // The theme is that of the admin.
  sheet?.replaceSync(`${rules.replaceAll(/:root\b|\b(?:html|body)(?=[,{])/g, ':host')}:host{color-scheme:inherit}`);
}

interface WebsiteFormProps {
  /** Of a form of the site, with its owner's words. */
  fields?: readonly FormField[];
  own?: readonly StoredField[];
  children: ReactNode;
}

/** A form of the website around its parts, in its language and its owner's words, which is in no page and sends nothing. */
export function WebsiteForm({ children, fields = none, own: stored = none }: WebsiteFormProps) {
  const chosen = useFormFields(([form]) => form.language?.value);
  const [website, setWebsite] = useState<Website>({});
  useEffect(() => {
    style();
    const asking = new AbortController();
    void fetchJson<Website>(address, asking.signal).then((found) => {
      if (!found) return;
      setWebsite(found);
      style(found.identity ?? {});
    });
    return () => asking.abort();
  }, []);
  const language = languages.find((one) => one === (chosen || website.language));
  const look = useMemo(() => {
    const words = wordsOf({ language, formWords: formWords.safeParse(website.formWords ?? {}).data });
    const said = fields.map(({ label, name, placeholder = '', words: id }) => {
      const example = words[`field.${id}.example`] ?? placeholder;
      const own = stored.find((one) => one.name === name);
      return [name, { label: words[`field.${id}`] ?? label, ...(example ? { placeholder: example } : {}), ...own }];
    });
    const settings = {
      ...{ anchor: '', answerText: '', companyName: '', email: '', formId: 'look', formToken: '', honeypotName: '' },
      ...{ idPrefix: 'look', own: { fields: Object.fromEntries(said) }, pagePath: '', privacyPath: '', words },
      ...(language ? { language } : {}),
    };
    const optional = fields.flatMap(({ name, standing }) => (standing === 'needed' ? [] : [name]));
    return { settings, labelledBy: '', names: [], optional, buttonText: '' };
  }, [fields, language, stored, website]);
  const form = useForm(look, { File: AttachmentField, onSent: () => undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing else changes what its parts look like
  const drawn = useMemo(() => form, [look]);
  return <FormProvider value={drawn}>{children}</FormProvider>;
}

const roots = new WeakMap<HTMLElement, ShadowRoot>();

/** Of one place, however often React asks for it. Closed: nobody finds a field in what is a picture. */
function rootIn(place: HTMLElement, styles: CSSStyleSheet): ShadowRoot {
  const root = roots.get(place) ?? place.attachShadow({ mode: 'closed' });
  roots.set(place, root);
  root.adoptedStyleSheets = [styles];
  return root;
}

/** Draws a part of a {@link WebsiteForm} as visitors see it. Nothing in it can be used, or is read aloud. */
export function WebsiteLook({ children }: { children: ReactNode }) {
  const { language } = useFormAround().look.settings;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const drawn = <div dir={directionOf(language) ?? 'ltr'}>{children}</div>;
  return (
    <div ref={setPlace} className={styles.look} aria-hidden="true" inert>
      {place && sheet ? createPortal(drawn, rootIn(place, sheet)) : null}
    </div>
  );
}
