import { createSeal } from '../seal.ts';

/** Hours for which a link serves its document. Pages and emails state it too. */
export const downloadHours = 24;

const lifeMs = downloadHours * 3_600_000;

/** A document, and where it was asked for: the id of the article that offers it, or the path of the page of a form. */
interface Download {
  documentId: number;
  from: number | string;
}

export interface ReadLink extends Download {
  until: Date;
  isOver: boolean;
}

/** Links to documents. They are sealed, so nobody can make them up, and do not reveal who asked. */
export interface DownloadLinks {
  issue(download: Download & { askedAt: Date }): { token: string; until: Date };
  /** Undefined for a token that we did not issue. */
  read(token: string): ReadLink | undefined;
}

export function createDownloadLinks(secret: string, now: () => Date): DownloadLinks {
  const { seal, open } = createSeal(secret, 'downloads');
  return {
    issue({ askedAt, documentId, from }) {
      const until = new Date(askedAt.getTime() + lifeMs);
      return { token: seal(`${documentId}:${from}:${until.getTime()}`), until };
    },
    read(token) {
      const [documentId, ...rest] = open(token)?.split(':') ?? [];
      const time = rest.pop();
      if (time === undefined) return undefined;
      const until = new Date(Number(time));
      const from = rest.join(':');
      const place = from.startsWith('/') ? from : Number(from);
      return { documentId: Number(documentId), from: place, until, isOver: until <= now() };
    },
  };
}
