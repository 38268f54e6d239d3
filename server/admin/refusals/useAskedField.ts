import { useEditDepth } from '@payloadcms/ui';
import { useEffect, useEffectEvent } from 'react';
import { useFieldPlaces } from '../fields/useFieldPlaces.ts';

/** Moves to the field that the URL of a form names, such as `?field=layout.2.heading`. */
export function useAskedField(): void {
  const isDrawer = useEditDepth() > 1;
  const { lead } = useFieldPlaces();
  const leadThere = useEffectEvent(lead);
  useEffect(() => {
    const field = new URLSearchParams(location.search).get('field');
    if (field && !isDrawer) leadThere(field);
  }, [isDrawer]);
}
