import type { Category, Tag } from '@frontage/contract/article.ts';
import type { Event } from '@frontage/contract/event.ts';
import type { GlossaryTerm } from '@frontage/contract/glossary.ts';
import type { Office } from '@frontage/contract/office.ts';
import type { Review } from '@frontage/contract/review.ts';
import type { MenuGroup, MenuLink, SiteSettings } from '@frontage/contract/siteSettings.ts';
import type { CollectionWith, PagedCollection } from '@frontage/kinds/kinds.ts';
import type { Payload, PayloadRequest } from 'payload';
import type { BookingPlan } from '../payload-types.ts';
import type { SeedPicture } from './pictures.ts';

/** A placeholder in the content for a picture of the library. */
interface NamedPicture {
  $picture: string;
}

/** A document with a page, whose schema has checked it. Of others it has the names. */
export interface SeedEntry {
  slug: string;
  layout?: readonly object[];
  [field: string]: unknown;
}

/** A document for readers; `pdf` is typeset just before its upload. */
interface SeedDocument {
  name: string;
  title: string;
  pdf: () => Promise<Uint8Array>;
}

/** A film or its captions. Documents name it by `$file`. */
interface SeedRecordingFile {
  name: string;
  title: string;
  read: () => Promise<Uint8Array>;
}

/** Documents with pages, by their collections. */
type SeedDocuments = { [Collection in PagedCollection]?: readonly SeedEntry[] };

/** The settings; a picture of the menu is named, as elsewhere. A font is never given. */
export type SeedSettings = Omit<SiteSettings, 'identity' | 'navigation'> & {
  identity?: Omit<NonNullable<SiteSettings['identity']>, 'boldFont' | 'font'> | undefined;
  navigation: (Omit<MenuGroup, 'links' | 'picture'> & { links: Omit<MenuLink, 'picture'>[] })[];
  timeZone?: string;
  emailWords?: Record<string, string> | undefined;
};

/** A document in a further language, and the slug of its original. */
interface SeedTwin {
  original: string;
  twin: SeedEntry;
}

/** Twins by their collections. */
type SeedTwins = { [Collection in CollectionWith<'hasTwins'>]?: readonly SeedTwin[] };

export interface SeedLanguage extends SeedTwins {
  code: NonNullable<SeedSettings['language']>;
  settings: object;
  /** By the name of a kind and by the field of its originals that tells them in the demo. */
  words: { [kind: string]: { [telling: string]: object } | undefined };
}

/** The content for an empty database. Pictures are named by their names in `pictures`. */
export interface SeedContent extends SeedDocuments {
  pictures: SeedPicture[];
  documents?: SeedDocument[];
  recordingFiles?: SeedRecordingFile[];
  settings: SeedSettings;
  /** Further languages; visitors see them. */
  languages?: SeedLanguage[];
  calls?: Partial<SeedCalls>;
  /** Texts from which sales begin an answer. */
  answerTemplates?: { title: string; text: string; language?: SeedLanguage['code'] }[];
  /** The id of the form for applications, which have their own retention term. */
  applicationForm?: string;
  categories: (Category & { heading?: string; description?: string })[];
  tags: Tag[];
  glossary: Omit<GlossaryTerm, 'id' | 'letter'>[];
  reviews: (Omit<Review, 'id' | 'picture'> & { picture?: NamedPicture | undefined })[];
  offices: Office[];
  events: Omit<Event, 'id'>[];
  articles: SeedEntry[];
  pages: SeedEntry[];
}

/** When calls are possible, with offices named by their cities. */
interface SeedCalls
  extends Pick<BookingPlan, 'minutes' | 'pauseMinutes' | 'noticeHours' | 'daysAhead' | 'publicHolidays' | 'weekdays'> {
  desks: { host: string; role: string; office: string; room: string; starts: string[] }[];
  daysOff: { label: string; from: string; to: string; office?: string }[];
}

/** Writes the settings of booking; without desks nobody takes calls. Throws where a city has no office. */
export async function seedCalls(
  payload: Payload,
  req: PayloadRequest,
  { daysOff = [], desks = [], ...calls }: Partial<SeedCalls>,
): Promise<void> {
  const { docs } = await payload.find({ collection: 'offices', pagination: false, depth: 0, req });
  const idOf = (city: string): number => {
    const office = docs.find((one) => one.city === city);
    if (!office) throw new Error(`Calls are to be had in ${city}, where no office is`);
    return office.id;
  };
  const data = {
    ...calls,
    desks: desks.map((desk) => ({ ...desk, office: idOf(desk.office) })),
    daysOff: daysOff.map(({ office, ...off }) => ({ ...off, ...(office ? { office: idOf(office) } : {}) })),
  };
  await payload.updateGlobal({ slug: 'booking', data, req, depth: 0 });
}
