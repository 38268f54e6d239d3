'use client';

import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { post, unreachable } from '../../admin/post.ts';
import { fetchJson } from '../../network/fetchJson.ts';
import styles from './Translations.module.css';

interface Twin {
  id: number;
  language?: string | null;
  original?: number | null;
  _status?: 'draft' | 'published' | null;
}

interface Row {
  language: string;
  twin?: Twin | undefined;
}

/** The document in the other languages of the site: a link to each twin, or a button that makes it. */
export function Translations() {
  const { collectionSlug, id } = useDocumentInfo();
  const router = useRouter();
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [isMaking, setMaking] = useState(false);
  const path = `/api/${collectionSlug}`;

  useEffect(() => {
    const asking = new AbortController();
    if (id !== undefined) void findRows(path, Number(id), asking.signal).then((found) => found && setRows(found));
    return () => asking.abort();
  }, [id, path]);

  async function make(language: string): Promise<void> {
    setMaking(true);
    const response = await post(`${path}/${id}/translate`, { language });
    const answer: { doc?: Twin; errors?: { message: string }[] } = (await response?.json().catch(() => ({}))) ?? {};
    if (answer.doc) router.push(`/admin/collections/${collectionSlug}/${answer.doc.id}`);
    else toast.error(answer.errors?.[0]?.message ?? unreachable);
    setMaking(false);
  }

  if (rows.length === 0) return null;
  return (
    <div className={styles.translations}>
      <p>In other languages</p>
      <ul>
        {rows.map(({ language, twin }) => (
          <li key={language}>
            {twin ? (
              <>
                <a href={`/admin/collections/${collectionSlug}/${twin.id}`}>{nameOf(language)}</a>
                {twin._status === 'published' ? '' : ' (draft)'}
              </>
            ) : (
              <Button buttonStyle="secondary" size="small" disabled={isMaking} onClick={() => void make(language)}>
                Translate into {nameOf(language)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const nameOf = (language: string) => new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;

/** A row for each language but the document's own. None where the site has one language. */
async function findRows(path: string, id: number, signal: AbortSignal): Promise<Row[] | undefined> {
  const settings = await fetchJson<{ languages?: { code: string }[] }>(
    '/api/globals/site-settings?depth=0&select[languages]=true',
    signal,
  );
  const [first, ...further] = settings?.languages ?? [];
  if (!first || further.length === 0) return undefined;
  const select = 'depth=0&draft=true&select[language]=true&select[original]=true&select[_status]=true';
  const own = await fetchJson<Twin>(`${path}/${id}?${select}`, signal);
  if (!own) return undefined;
  const original = own.original ?? own.id;
  const twins = await fetchJson<{ docs: Twin[] }>(
    `${path}?${select}&limit=50&where[or][0][original][equals]=${original}&where[or][1][id][equals]=${original}`,
    signal,
  );
  return [first, ...further]
    .map(({ code }, place) => ({
      language: code,
      twin: twins?.docs.find(({ language }) => (place === 0 ? !language : language === code)),
    }))
    .filter(({ twin }) => twin?.id !== own.id);
}
