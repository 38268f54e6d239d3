'use client';

import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { post, unreachable } from '../../admin/post.ts';
import { postAndTell } from '../../admin/postAndTell.ts';
import { fetchJson } from '../../network/fetchJson.ts';
import type { TwinState } from '../twins.ts';
import styles from './Translations.module.css';

/**
 * The document in each language of the site: a link to it with its state, or a button that makes it. A twin that is
 * behind its original leads to what changed there, and can be called right as it is.
 */
export function Translations() {
  const { collectionSlug, id } = useDocumentInfo();
  const router = useRouter();
  const [languages, setLanguages] = useState<readonly TwinState[]>([]);
  const [isBusy, setBusy] = useState(false);
  const placeOf = (one?: number | string) => `${collectionSlug}/${one}`;
  const place = placeOf(id);

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
    const answer: { doc?: { id: number }; errors?: { message: string }[]; message?: string } =
      (await response?.json().catch(() => undefined)) ?? {};
    if (answer.doc) router.push(`/admin/collections/${placeOf(answer.doc.id)}`);
    else toast.error(answer.errors?.[0]?.message ?? answer.message ?? unreachable);
    setBusy(false);
  }

  async function agree(): Promise<void> {
    setBusy(true);
    await postAndTell(`/api/${place}/agree`);
    setBusy(false);
  }

  if (languages.length === 0) return null;
  const [original] = languages;
  const own = languages.find((one) => one.id === id);
  return (
    <div className={styles.translations}>
      <p>Languages</p>
      <ul>
        {languages.map(({ behindSince, id: twin, isPublished, language }) => (
          <li key={language}>
            {twin === undefined ? (
              <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => void translate(language)}>
                Translate into {nameOf(language)}
              </Button>
            ) : (
              <>
                {twin === id ? (
                  nameOf(language)
                ) : (
                  <a href={`/admin/collections/${placeOf(twin)}`}>{nameOf(language)}</a>
                )}
                {isPublished ? '' : ', draft'}
                {behindSince ? ', behind its original' : ''}
              </>
            )}
          </li>
        ))}
      </ul>
      {own?.behindSince && original?.id !== undefined ? (
        <>
          <p>
            Its original was published again on {dayOf(own.behindSince)}.{' '}
            <a href={`/admin/collections/${placeOf(original.id)}/versions`}>See what changed</a>
          </p>
          <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => void agree()}>
            It is right as it is
          </Button>
        </>
      ) : null}
    </div>
  );
}

const nameOf = (language: string) => new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;

const dayOf = (time: string) => new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
