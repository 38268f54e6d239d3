import './website.css';
import '@frontage/design/looks/folio.css';
import '@frontage/design/looks/paleAccent.css';
import '@frontage/design/looks/studio.css';
import '@fontsource-variable/sometype-mono/index.css';
import { AttachmentField } from '@frontage/blocks/form/AttachmentField.tsx';
import { CountryField } from '@frontage/blocks/form/CountryField.tsx';
import { FormProvider, useForm, useFormAround } from '@frontage/blocks/form/useForm.ts';
import { ownLookOf } from '@frontage/contract/identity/looks.ts';
import { type Colours, hasPaleAccent, paletteCss } from '@frontage/contract/identity/palette.ts';
import { directionOf, languages } from '@frontage/contract/language.ts';
import { formWords, type Speaker, wordsOf } from '@frontage/contract/words/ownWords.ts';
import { useFormFields } from '@payloadcms/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAnswer } from '../../admin/useAnswer.ts';
import type { FieldRow } from '../askedWords.ts';
import styles from './forms.module.css';

/** What the website is drawn with, and how it speaks. */
interface Settings {
  formWords?: unknown;
  identity?: Colours | null;
  language?: string | null;
  languages?: Speaker['languages'] | null;
}

const parts = ['formWords', 'identity', 'language', 'languages'].map((part) => `&select[${part}]=true`);
const address = `/api/globals/site-settings?depth=0${parts.join('')}`;
const unset: Settings = {};

/**
 * The website where visitors read the open form: in its language where it is a translation, otherwise in that of the
 * site, in which the owner's words are. `language` is undefined where none is set, or known yet: the usual one.
 */
export function useWebsite() {
  const own = useFormFields(([form]) => form.language?.value);
  const settings = useAnswer<Settings>(address) ?? unset;
  return useMemo(() => {
    const language = languages.find((one) => one === (own || settings.language));
    const isTranslation = own && own !== settings.language;
    const owners = isTranslation ? undefined : formWords.safeParse(settings.formWords ?? {}).data;
    const words = wordsOf({ language, languages: settings.languages ?? undefined, formWords: owners });
    return { identity: settings.identity ?? {}, language, words };
  }, [own, settings]);
}

/** One for all parts that are shown. */
const sheet = typeof CSSStyleSheet === 'undefined' ? undefined : new CSSStyleSheet();

/** Puts the styles of the website into the sheet: what they say of its pages holds for each part. */
function style(identity: Colours): void {
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
  /** The fields of a form of the site, as visitors read them, with what its owner changed. */
  rows: readonly FieldRow[];
  children: ReactNode;
}

/** A form of the website around its parts, in its language and its owner's words, which is in no page and sends nothing. */
export function WebsiteForm({ children, rows }: WebsiteFormProps) {
  const { identity, language, words } = useWebsite();
  useEffect(() => style(identity), [identity]);
  const look = useMemo(() => {
    const said = rows.map(({ field: { label, name, placeholder }, own }) => [
      name,
      { label, ...(placeholder ? { placeholder } : {}), ...own },
    ]);
    const settings = {
      ...{ anchor: '', answerText: '', companyName: '', email: '', formId: 'look', formToken: '', honeypotName: '' },
      ...{ idPrefix: 'look', own: { fields: Object.fromEntries(said) }, pagePath: '', privacyPath: '', words },
      ...(language ? { language } : {}),
    };
    const optional = rows.flatMap(({ field: { name, standing } }) => (standing === 'needed' ? [] : [name]));
    return { settings, labelledBy: '', names: [], optional, buttonText: '' };
  }, [language, rows, words]);
  const form = useForm(look, { Country: CountryField, File: AttachmentField, onSent: () => undefined });
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
