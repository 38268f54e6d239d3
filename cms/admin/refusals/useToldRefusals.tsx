import { toast } from '@payloadcms/ui';
import { useEffect, useMemo } from 'react';
import { type FieldPlaces, useFieldPlaces } from '../fields/useFieldPlaces.ts';
import { FieldsToFix } from './FieldsToFix.tsx';
import type { Refusal } from './refusals.ts';

/** Frames for which Payload's own words are waited for. */
const mostFrames = 60;

/** What was refused as somebody pressed the button: said until it is fixed, each field with the way to it. */
export function useToldRefusals(isWhat: 'published' | 'saved') {
  const places = useFieldPlaces();
  const told = useMemo(() => createTold(isWhat, places), [isWhat, places]);
  useEffect(() => told.end, [told]);
  return told;
}

function createTold(isWhat: string, places: FieldPlaces) {
  let before = new Set<unknown>();
  let id: string | number | undefined;
  let said = '';
  const show = (refusals: readonly Refusal[]) => {
    const fields = refusals.map(({ message, path }) => ({ path, message, place: places.wordsOf(path) }));
    said = keyOf(refusals);
    const heading = `Not ${isWhat} yet: ${fields.length === 1 ? 'one field is' : `${fields.length} fields are`} to be fixed.`;
    const words = <FieldsToFix heading={heading} fields={fields} lead={places.lead} />;
    const end = () => {
      id = undefined;
    };
    id = toast.error(words, {
      ...(id === undefined ? {} : { id }),
      duration: Number.POSITIVE_INFINITY,
      onDismiss: end,
    });
  };
  const end = () => {
    if (id !== undefined) toast.dismiss(id);
    id = undefined;
  };
  return {
    end,
    /** Before the server is asked. */
    begin() {
      end();
      before = new Set(toast.getToasts().map((one) => one.id));
    },
    /** What was refused now: in the place of Payload's words, which name the fields and lead to none. */
    tell(refusals: readonly Refusal[], frame = 0) {
      const answer = toast.getToasts().find((one) => !before.has(one.id) && 'type' in one && one.type === 'error');
      if (!answer && frame < mostFrames) requestAnimationFrame(() => this.tell(refusals, frame + 1));
      else {
        id = answer?.id;
        show(refusals);
      }
    },
    /** What of it stands. Whoever put it away is not told again. */
    keep(refusals: readonly Refusal[]) {
      if (id === undefined || keyOf(refusals) === said) return;
      if (refusals.length === 0) end();
      else show(refusals);
    },
  };
}

const keyOf = (refusals: readonly Refusal[]) => JSON.stringify(refusals.map(({ message, path }) => [path, message]));
