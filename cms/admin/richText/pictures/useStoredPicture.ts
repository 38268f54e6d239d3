import { useEffect, useState } from 'react';
import { askFor } from '../../../network/askFor.ts';
import type { Media } from '../../../payload-types.ts';

interface StoredPicture {
  /** Of the cut that the page shows. */
  url: string;
  alt: string;
}

/** A picture of the library, as far as a text shows it. Undefined until it is known. */
export function useStoredPicture(id: number): StoredPicture | 'missing' | undefined {
  const [stored, setStored] = useState<StoredPicture | 'missing'>();
  useEffect(() => {
    const asking = new AbortController();
    void askFor<Media>(`/api/media/${id}?depth=0`, asking.signal).then((media) => {
      if (asking.signal.aborted) return;
      const url = media?.sizes?.webp1000x510?.url ?? media?.url;
      setStored(media && url ? { url, alt: media.alt } : 'missing');
    });
    return () => asking.abort();
  }, [id]);
  return stored;
}
