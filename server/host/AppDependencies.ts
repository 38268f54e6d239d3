import type { BeginSpan } from '@frontage/traces/spans.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { BookingStore } from '../booking/BookingStore.ts';
import type { Holds } from '../booking/holds.ts';
import type { CdnSettings } from '../cdn/cdnSettings.ts';
import type { ContentStore } from '../content/ContentStore.ts';
import type { CountryLookup } from '../content/geo.ts';
import type { Sender } from '../delivery/mails/MailContent.ts';
import type { DownloadStore } from '../documents/DownloadStore.ts';
import type { Drawer } from '../drawing/Drawer.ts';
import type { SharedFiles } from '../files/sharedFiles.ts';
import type { AdditionStore } from '../forms/AdditionStore.ts';
import type { Uploads } from '../forms/files/uploads.ts';
import type { FormDoorOptions } from '../forms/formDoor.ts';
import type { LeadStore } from '../forms/LeadStore.ts';
import type { CurrencyNow, KeptRates } from '../forms/parseEstimate.ts';
import type { SiteWords } from '../forms/readSiteWords.ts';
import type { Readiness } from '../health/readiness.ts';
import type { InboundMailOptions } from '../inbox/serveInboundMail.ts';
import type { Limits } from '../limits/limits.ts';
import type { MeasureRequest } from '../metrics/measureRequests.ts';
import type { SubscriberStore } from '../newsletter/SubscriberStore.ts';
import type { PreviewDependencies } from '../preview/servePreview.ts';
import type { ConsentStore } from '../privacy/consent/recordConsent.ts';
import type { Releases } from '../publishing/servedReleases.ts';
import type { Redirects } from '../redirects/redirectPath.ts';
import type { RecordReportsOptions } from '../reports/recordReports.ts';
import type { FollowShortLink } from '../shortLinks/serveShortLinks.ts';
import type { SocialOptions } from '../social/socialPictures.ts';
import type { RecordSpeedOptions } from '../speed/recordSpeed.ts';
import type { FormerPictures } from '../staticFiles/serveMedia.ts';
import type { VisitCounts } from '../visits/visitCounts.ts';
import type { Links } from './openLinks.ts';

export interface AppDependencies {
  content: ContentStore;
  leads: LeadStore;
  additions: AdditionStore;
  subscribers: SubscriberStore;
  bookings: BookingStore;
  /** Hours reserved for visitors while they fill in the form. */
  holds: Holds;
  /** Counters behind every rate limit. */
  limits: Limits;
  consents: ConsentStore;
  countSpeed: RecordSpeedOptions['count'];
  countReport: RecordReportsOptions['count'];
  /** Undefined if operators want no visits counted. */
  visits: VisitCounts | undefined;
  downloads: DownloadStore;
  links: Links;
  uploads: Uploads;
  releases: Releases;
  draw: Drawer;
  preview: Pick<PreviewDependencies, 'adminOrigins' | 'draw' | 'email' | 'links'>;
  /** Where editors open the admin. */
  adminUrl: string;
  keptRates: KeptRates;
  currency: CurrencyNow;
  /** The owner's version of a form, as it is now; undefined if the form is the usual one. */
  ownForm: FormDoorOptions['ownForm'];
  /** The sentences that the owner changed for all forms, as they are now. */
  siteWords: () => Promise<SiteWords>;
  redirects: Redirects;
  followShortLink: FollowShortLink;
  formerPictures: FormerPictures;
  mediaDir: string;
  /** Fetches files of the media library that this host does not have. */
  files: SharedFiles;
  /**
   * The sender's name and address in emails, from the current settings. `page`: where the reader sent a form; its
   * language is theirs.
   */
  sender: (page?: string) => Promise<Sender>;
  social: Pick<SocialOptions, 'sender' | 'directory' | 'draw'>;
  countryOf: CountryLookup;
  /** How emails are received; undefined if they are not. */
  inbound?: Pick<InboundMailOptions, 'receive' | 'secret' | 'uploads'> | undefined;
  readiness: () => Promise<Readiness>;
  /** Whether the host is about to close; never if left out. */
  isEnding?: () => boolean;
  measure?: MeasureRequest | undefined;
  /** Begins the span of each request; undefined if nothing is traced. */
  trace?: BeginSpan | undefined;
  /** Signs the tokens and handles of forms. */
  secret: string;
  settings: {
    namespace: string;
    isProduction: boolean;
    /** Origins of other hosts whose pages may call this one. */
    allowedOrigins: readonly string[];
    /** Canonical address of the site, which may be on a static host. */
    siteUrl: string;
    /** Where visitors reach this host. Links in emails begin with it. */
    backendUrl: string;
    trustedProxies: number;
    /** The CDN that is told of changes, and may therefore keep pages. */
    cdn?: Pick<CdnSettings, 'tags'> | undefined;
    /** The secret that a request must carry to be answered. */
    originSecret?: string | undefined;
    sendMailPer10Minutes: number;
    /** Emails that one mailbox gets in 24 hours because its address was typed into forms. */
    mailsPerRecipientPerDay: number;
    /** The limit of messages for all network addresses together. Messages above it wait in quarantine. */
    sendMailAllPer10Minutes: number;
    /** Whether forms ask the browser for a proof of work; false if left out. */
    proofOfWork?: boolean | undefined;
    /** ms for which a form must have been open; half a second if left out. */
    leastOpenMs?: number | undefined;
    /** ms that an answer to a newsletter sign-up takes; a quarter of a second if left out. */
    newsletterAnswerMs?: number | undefined;
    /** Largest size of one uploaded file in bytes, inclusive; the contract's limit if left out. */
    fileBytes?: number | undefined;
    /** ms for which a request body may stall before it is cut off; 30,000 if left out. */
    bodyIdleMs?: number | undefined;
  };
  logger: FastifyBaseLogger;
  now?: () => Date;
}
