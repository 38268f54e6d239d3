import { toast } from '@payloadcms/ui';
import { useEffect, useMemo } from 'react';
import { type FieldPlaces, useFieldPlaces } from '../fields/useFieldPlaces.ts';
import { FieldsToFix } from './FieldsToFix.tsx';
import type { Refusal } from './refusals.ts';

/** How many frames to wait for Payload's own message. */
const mostFrames = 60;

/** Shows which fields were refused when the button was pressed, each with a way to it, until they are fixed. */
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
    /** To be called before the server is asked. */
    begin() {
      end();
      before = new Set(toast.getToasts().map((one) => one.id));
    },
    /** Shows what was refused now, in place of Payload's message, which names the fields but does not lead to them. */
    tell(refusals: readonly Refusal[], frame = 0) {
      const answer = toast.getToasts().find((one) => !before.has(one.id) && 'type' in one && one.type === 'error');
      if (!answer && frame < mostFrames) requestAnimationFrame(() => this.tell(refusals, frame + 1));
      else {
        id = answer?.id;
        show(refusals);
      }
    },
    /** Updates the message to the refusals that still apply. A dismissed message does not come back. */
    keep(refusals: readonly Refusal[]) {
      if (id === undefined || keyOf(refusals) === said) return;
      if (refusals.length === 0) end();
      else show(refusals);
    },
  };
}

const keyOf = (refusals: readonly Refusal[]) => JSON.stringify(refusals.map(({ message, path }) => [path, message]));
