import { useConfig, useDocumentInfo, useForm } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useMemo } from 'react';
import { fieldPlace } from './fieldPlace.ts';
import { leadTo } from './leadTo.ts';

/** The fields of the form around, by their paths: what people call them, and the way to them. */
export interface FieldPlaces {
  /** Empty where the form has no such field. `fields`: the state of the form, where another one than that of now is meant. */
  wordsOf(path: string, fields?: FormState): string;
  lead(path: string): void;
}

export function useFieldPlaces(): FieldPlaces {
  const { getEntityConfig } = useConfig();
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getFields } = useForm();
  return useMemo(() => {
    const form = globalSlug ? { globalSlug } : { collectionSlug: collectionSlug ?? '' };
    const placeOf = (path: string, fields: FormState = getFields()) =>
      fieldPlace(getEntityConfig(form)?.fields ?? [], path, (row) => fields[`${row}.blockType`]?.value);
    return {
      wordsOf: (path, fields) => placeOf(path, fields)?.words ?? '',
      lead: (path) => leadTo(path, placeOf(path)?.parts ?? []),
    };
  }, [collectionSlug, getEntityConfig, getFields, globalSlug]);
}
