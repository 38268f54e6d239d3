'use client';

import { useDocumentInfo, useDocumentTitle, useFormModified } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { ask } from '../ask.ts';
import { say } from '../say.ts';

/** ms in which a form that is only drawn again, as React does in development, is back. */
const backMs = 300;

/**
 * Shows "Untitled" for a document without a title, where Payload would show its id, and begins in its title. Payload
 * creates a document as its form opens; one that is left untouched is removed.
 */
export function NewDocument() {
  const { collectionSlug, docConfig, id, initialData, versionCount } = useDocumentInfo();
  const { setDocumentTitle, title } = useDocumentTitle();
  const field =
    (docConfig && 'admin' in docConfig && 'useAsTitle' in docConfig.admin && docConfig.admin.useAsTitle) || 'title';
  const isNew = id !== undefined && versionCount === 1 && !initialData?.[field];
  useEffect(() => {
    if (id === undefined || title !== String(id)) return;
    // Runs after Payload's own effects, which set the id as the title.
    const naming = setTimeout(() => setDocumentTitle(say('Untitled')));
    return () => clearTimeout(naming);
  }, [id, setDocumentTitle, title]);

  useEffect(() => {
    if (!isNew) return;
    // Payload keeps the field disabled until its form is ready.
    const beginning = setInterval(() => {
      const input = document.querySelector<HTMLInputElement>(`#field-${field}:enabled`);
      if (!document.activeElement?.matches('input, textarea, select, [contenteditable]')) input?.focus();
      if (input) clearInterval(beginning);
    }, 50);
    return () => clearInterval(beginning);
  }, [field, isNew]);

  const isModified = useFormModified();
  const wasTouched = useRef(false);
  if (isModified) wasTouched.current = true;
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(leaving.current);
    return () => {
      if (!isNew || wasTouched.current) return;
      leaving.current = setTimeout(() => void ask('DELETE', `/api/${collectionSlug}/${id}`), backMs);
    };
  }, [collectionSlug, id, isNew]);
  return null;
}
