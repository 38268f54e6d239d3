import { useListDrawer } from '@payloadcms/ui';
import type { CollectionSlug } from 'payload';
import { type ReactNode, useCallback, useRef } from 'react';
import { type ChoosePicture, PictureChoiceContext } from './choosePicture.ts';

const library: CollectionSlug[] = ['media'];

/** Provides one library drawer for all places in a text where a picture is chosen. */
export function PictureChoice({ children }: { children: ReactNode }) {
  const [Library, , { closeDrawer, openDrawer }] = useListDrawer({ collectionSlugs: library });
  const answer = useRef<(id: number) => void>(undefined);
  const open = useRef(openDrawer);
  open.current = openDrawer;
  const choose = useCallback<ChoosePicture>((onChosen) => {
    answer.current = onChosen;
    open.current();
  }, []);
  return (
    <PictureChoiceContext value={choose}>
      {children}
      <Library
        onSelect={({ docID }) => {
          closeDrawer();
          answer.current?.(Number(docID));
        }}
      />
    </PictureChoiceContext>
  );
}
