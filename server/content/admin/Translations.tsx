'use client';

import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { fetchJson, post, unreachable } from '../../admin/post.ts';
import { postAndTell } from '../../admin/postAndTell.ts';
import { nameOfLanguage, say, sayWith, spokenLocale } from '../../admin/say.ts';
import type { TwinState } from '../twins.ts';
import { ForTranslators } from './onDemand.ts';
import styles from './Translations.module.css';

/**
 * The document in each language of the site: a link to it with its state, or a button that makes it. A twin that is
 * behind its original leads to what changed there, and can be called right as it is. The same of the settings, with what
 * each language needs before visitors may see it.
 */
export function Translations() {
  const { collectionSlug, globalSlug, id: documentId } = useDocumentInfo();
  const id = globalSlug ?? documentId;
  const router = useRouter();
  const [languages, setLanguages] = useState<readonly TwinState[]>([]);
  const [isBusy, setBusy] = useState(false);
  const placeOf = (one?: number | string) => `${collectionSlug}/${one}`;
  const formOf = (one: TwinState) => one.href ?? `/admin/collections/${placeOf(one.id)}`;
  const isHere = (one: TwinState) => formOf(one) === `/admin/collections/${placeOf(id)}`;
  const place = globalSlug ? `globals/${globalSlug}` : placeOf(id);

  useEffect(() => {
    const asking = new AbortController();
    if (id !== undefined && !isBusy)
      void fetchJson<{ languages: TwinState[] }>(`/api/${place}/translations`, asking.signal).then(
        (found) => found && setLanguages(found.languages),
      );
    return () => asking.abort();
  }, [id, isBusy, place]);

  async function translate(language: string): Promise<void> {
    setBusy(true);
    const response = await post(`/api/${place}/translate`, { language });
    const answer: { doc?: { id: number }; href?: string; errors?: { message: string }[]; message?: string } =
      (await response?.json().catch(() => undefined)) ?? {};
    if (answer.doc) router.push(formOf({ language, ...answer, id: answer.doc.id }));
    else toast.error(answer.errors?.[0]?.message ?? answer.message ?? unreachable());
    setBusy(false);
  }

  async function agree(): Promise<void> {
    setBusy(true);
    await postAndTell(`/api/${place}/agree`);
    setBusy(false);
  }

  if (languages.length === 0) return null;
  const [original] = languages;
  const own = languages.find((one) => !globalSlug && isHere(one));
  // In the form of a translation, the file would change what is being written.
  const isForTranslators = globalSlug !== undefined || (own !== undefined && own === original);
  return (
    <div className={styles.translations}>
      <p>{say('Languages')}</p>
      <ul>
        {languages.map((one) => (
          <li key={one.language}>
            {one.id === undefined && one.href === undefined ? (
              <Button
                buttonStyle="secondary"
                size="small"
                disabled={isBusy}
                onClick={() => void translate(one.language)}
              >
                {say('Translate into {language}', { language: nameOfLanguage(one.language) })}
              </Button>
            ) : (
              <>
                {isHere(one) || (globalSlug && one === original) ? (
                  nameOfLanguage(one.language)
                ) : (
                  <a href={formOf(one)}>{nameOfLanguage(one.language)}</a>
                )}
                {one.isPublished ? '' : `, ${say('draft')}`}
                {one.behindSince ? say(', behind its original') : ''}
              </>
            )}
            {one.missing && one.missing.length > 0 ? (
              <>
                <p>
                  {say('Before visitors can see {language}, it needs', {
                    language: nameOfLanguage(one.language),
                  })}
                </p>
                <ul>
                  {one.missing.map((words) => (
                    <li key={words}>{words}</li>
                  ))}
                </ul>
              </>
            ) : null}
          </li>
        ))}
      </ul>
      {own?.behindSince && original ? (
        <>
          <p>
            {sayWith('Its original was published again on {day}. {link}', {
              day: dayOf(own.behindSince),
              link: <a href={`${formOf(original)}/versions`}>{say('See what changed')}</a>,
            })}
          </p>
          <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => void agree()}>
            {say('It is right as it is')}
          </Button>
        </>
      ) : null}
      {isForTranslators ? (
        <ForTranslators
          of={[globalSlug ?? placeOf(id)]}
          languages={languages.slice(1).map(({ language }) => language)}
          onBusy={setBusy}
        />
      ) : null}
    </div>
  );
}

const dayOf = (time: string) => new Date(time).toLocaleDateString(spokenLocale(), { day: 'numeric', month: 'long' });
