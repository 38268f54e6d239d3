import { createSeal } from '../seal.ts';

/** Hours for which a link serves its document. Pages and emails state it too. */
export const downloadHours = 24;

const lifeMs = downloadHours * 3_600_000;

export interface ReadLink {
  documentId: number;
  articleId: number;
  until: Date;
  isOver: boolean;
}

/** Links to documents. They are sealed, so nobody can make them up, and do not reveal who asked. */
export interface DownloadLinks {
  issue(download: { documentId: number; articleId: number; askedAt: Date }): { token: string; until: Date };
  /** Undefined for a token that we did not issue. */
  read(token: string): ReadLink | undefined;
}

export function createDownloadLinks(secret: string, now: () => Date): DownloadLinks {
  const { seal, open } = createSeal(secret, 'downloads');
  return {
    issue({ articleId, askedAt, documentId }) {
      const until = new Date(askedAt.getTime() + lifeMs);
      return { token: seal(`${documentId}:${articleId}:${until.getTime()}`), until };
    },
    read(token) {
      const [documentId, articleId, time] = open(token)?.split(':') ?? [];
      if (time === undefined) return undefined;
      const until = new Date(Number(time));
      return { documentId: Number(documentId), articleId: Number(articleId), until, isOver: until <= now() };
    },
  };
}
