import { boxOf, type PictureSizeKey } from '@frontage/contract/primitives/picture.ts';
import { cutInText } from '@frontage/contract/primitives/pictureInText.ts';
import { useEffect, useState } from 'react';
import { fetchJson } from '../../../network/fetchJson.ts';
import type { Media } from '../../../payload-types.ts';

interface StoredPicture {
  /** URL of the cut that the page shows. */
  url: string;
  alt: string;
  box: { width: number; height: number };
}

/** Loads what a text shows of a picture of the library; undefined until it is loaded. */
export function useStoredPicture(id: number): StoredPicture | 'missing' | undefined {
  const [stored, setStored] = useState<StoredPicture | 'missing'>();
  useEffect(() => {
    const asking = new AbortController();
    void fetchJson<Media>(`/api/media/${id}?depth=0`, asking.signal).then((media) => {
      if (asking.signal.aborted) return;
      setStored((media && cutOf(media)) || 'missing');
    });
    return () => asking.abort();
  }, [id]);
  return stored;
}

function cutOf({ alt, drawn, height, sizes, url, width }: Media): StoredPicture | undefined {
  const shape = { width: width ?? 0, height: height ?? 0, drawing: drawn ? (url ?? undefined) : undefined };
  const cut: PictureSizeKey = cutInText(shape);
  const address = sizes?.[cut === '690-517' ? 'webp690x517' : 'webp1000x510']?.url ?? url;
  return address ? { url: address, alt, box: boxOf(cut) } : undefined;
}
