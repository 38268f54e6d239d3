'use client';

import type { PathWords as Words } from '@frontage/contract/spokenPaths.ts';
import { useField, useFormFields } from '@payloadcms/ui';
import type { JSONFieldClientProps } from 'payload';
import { useEffect, useRef } from 'react';
import admin from '../../admin/admin.module.css';
import { Labelled, Plain } from '../../admin/fields/controls.tsx';
import fields from '../../admin/fields/fields.module.css';
import { nameOfLanguage, say } from '../../admin/say.ts';
import styles from './PathWords.module.css';

type PathWordsProps = JSONFieldClientProps & {
  names: readonly string[];
  /** By language, what an agency usually calls them. */
  usual: Readonly<Record<string, Words>>;
};

/**
 * What a language calls the product's own paths, part by part. A language that is added gets the usual words;
 * those of one that is there change only on purpose, because visitors know its addresses.
 */
export function PathWords({ names, path, readOnly = false, usual }: PathWordsProps) {
  const { errorMessage, setValue, showError, value } = useField<unknown>({ path });
  const row = path.slice(0, path.lastIndexOf('.'));
  const code = String(useFormFields(([fields]) => fields[`${row}.code`]?.value) ?? '');
  const own = wordsIn(value);
  const offered = usual[code];
  const before = useRef(code);
  useEffect(() => {
    if (before.current === code) return;
    before.current = code;
    // Visitors know the addresses of the default language.
    if (!row.endsWith('.0')) setValue(offered ?? null);
  }, [code, offered, row, setValue]);
  if (code === '') return null;

  function write(name: string, word: string): void {
    const { [name]: _, ...rest } = own;
    setValue(word === '' ? rest : { ...rest, [name]: [word] });
  }

  const said = names.filter((name) => own[name]?.[0] && own[name][0] !== name);
  return (
    <details className={`${admin.folded} ${styles.words}`} open={showError || undefined}>
      <summary>
        <strong>{say('Words of its addresses')}</strong>
        <span className={admin.small}>
          {said.length > 0
            ? say('{said} of {names} are its own', { said: said.length, names: names.length })
            : say('as the product names them')}
        </span>
      </summary>
      <p>
        {say(
          'What addresses in this language call the parts that the product names. Where one is empty, the word in grey is used. When a word changes, its old addresses lead to the new ones.',
        )}
      </p>
      {offered && said.length === 0 && !readOnly ? (
        <Plain onClick={() => setValue(offered)}>
          {say('Fill in the usual words in {language}', { language: nameOfLanguage(code) })}
        </Plain>
      ) : null}
      {showError ? (
        <p role="alert" className={fields.fault}>
          {errorMessage}
        </p>
      ) : null}
      <ul className={admin.list}>
        {names.map((name) => (
          <li key={name}>
            <Labelled
              title={`/${name}`}
              value={own[name]?.[0] === name ? '' : (own[name]?.[0] ?? '')}
              placeholder={name}
              maxLength={60}
              disabled={readOnly}
              autoCapitalize="none"
              spellCheck={false}
              onChange={({ target }) => write(name, target.value.trim().toLowerCase())}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Every form of the admin loads this, so it looks by itself: a checker of schemas is 25 KB. */
const wordsIn = (value: unknown): Words =>
  Object.fromEntries(Object.entries<unknown>(Object(value)).filter(([, words]) => Array.isArray(words))) as Words;
