import { useConfig, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useMemo } from 'react';
import { fieldPlace } from './fieldPlace.ts';
import { leadTo } from './leadTo.ts';

/** The fields of the form around, by their paths: what people call them, and the way to them. */
export interface FieldPlaces {
  /** Empty where the form has no such field. */
  wordsOf(path: string): string;
  lead(path: string): void;
}

export function useFieldPlaces(): FieldPlaces {
  const { getEntityConfig } = useConfig();
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getFields } = useForm();
  return useMemo(() => {
    const form = globalSlug ? { globalSlug } : { collectionSlug: collectionSlug ?? '' };
    const placeOf = (path: string) =>
      fieldPlace(getEntityConfig(form)?.fields ?? [], path, (row) => getFields()[`${row}.blockType`]?.value);
    return {
      wordsOf: (path) => placeOf(path)?.words ?? '',
      lead: (path) => leadTo(path, placeOf(path)?.parts ?? []),
    };
  }, [collectionSlug, getEntityConfig, getFields, globalSlug]);
}
