import { useConfig, useDocumentInfo, useForm } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useMemo } from 'react';
import { fieldPlace } from '../../fields/fieldPlace.ts';
import { leadTo } from './leadTo.ts';

/** Finds fields of the surrounding form by their paths: what they are called, and the way to them. */
export interface FieldPlaces {
  /** Empty if the form has no such field. `fields`: a state of the form other than the current one. */
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
