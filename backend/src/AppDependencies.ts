import type { SharedFiles } from '@frontage/cms/files/sharedFiles.ts';
import type { SiteWords } from '@frontage/cms/forms/readSiteWords.ts';
import type { Limits } from '@frontage/cms/limits/limits.ts';
import type { BeginSpan } from '@frontage/traces/spans.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { BookingStore } from './booking/BookingStore.ts';
import type { Holds } from './booking/holds.ts';
import type { CdnSettings } from './cdn/cdnSettings.ts';
import type { AdditionStore } from './contact/AdditionStore.ts';
import type { Uploads } from './contact/files/uploads.ts';
import type { FormDoorOptions } from './contact/formDoor.ts';
import type { CurrencyNow, KeptRates } from './contact/KeptRates.ts';
import type { LeadStore } from './contact/LeadStore.ts';
import type { SpentProofs } from './contact/spentProofs.ts';
import type { ContentStore } from './content/ContentStore.ts';
import type { CountryLookup } from './content/geo.ts';
import type { Sender } from './delivery/mails/MailContent.ts';
import type { DownloadStore } from './documents/DownloadStore.ts';
import type { Drawer } from './drawing/Drawer.ts';
import type { Readiness } from './health/readiness.ts';
import type { InboundMailOptions } from './inbox/inboundMail.ts';
import type { MeasureRequest } from './metrics/measureRequests.ts';
import type { SubscriberStore } from './newsletter/SubscriberStore.ts';
import type { Links } from './openLinks.ts';
import type { PreviewDependencies } from './preview/servePreview.ts';
import type { ConsentStore } from './privacy/consent/ConsentStore.ts';
import type { Releases } from './publishing/releases.ts';
import type { RecordReportsOptions } from './reports/recordReports.ts';
import type { SocialOptions } from './social/socialPictures.ts';
import type { RecordSpeedOptions } from './speed/recordSpeed.ts';
import type { FormerPictures } from './static/formerPictures.ts';
import type { Redirects } from './static/redirects.ts';

/** Everything the public host works with. */
export interface AppDependencies {
  content: ContentStore;
  leads: LeadStore;
  additions: AdditionStore;
  subscribers: SubscriberStore;
  bookings: BookingStore;
  /** Hours that are kept for whoever fills in the form. */
  holds: Holds;
  /** Counts what has a limit. */
  limits: Limits;
  spentProofs: SpentProofs;
  consents: ConsentStore;
  countSpeed: RecordSpeedOptions['count'];
  countReport: RecordReportsOptions['count'];
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
  /** What the owner made of a form, as it is now; undefined where it is as usual. */
  ownForm: FormDoorOptions['ownForm'];
  /** What the owner says otherwise at all forms, as it is now. */
  siteWords: () => Promise<SiteWords>;
  redirects: Redirects;
  formerPictures: FormerPictures;
  mediaDir: string;
  /** Brings what this host lacks of the library. */
  files: SharedFiles;
  /** Whose name and address are in mails, as the settings say now. */
  sender: () => Promise<Sender>;
  social: Pick<SocialOptions, 'sender' | 'directory' | 'draw'>;
  countryOf: CountryLookup;
  /** How emails come in; undefined where they do not. */
  inbound?: Pick<InboundMailOptions, 'receive' | 'secret'> | undefined;
  /** What `/readyz` answers. */
  readiness: () => Promise<Readiness>;
  /** Whether the host is about to close; never where nothing is said. */
  isEnding?: () => boolean;
  /** Told of each answer; undefined where nothing is measured. */
  measure?: MeasureRequest | undefined;
  /** Begins the span of each request; undefined where nothing is traced. */
  trace?: BeginSpan | undefined;
  /** Signs tokens and handles of forms. */
  secret: string;
  settings: {
    namespace: string;
    isProduction: boolean;
    /** Origins of other hosts whose pages may call. */
    allowedOrigins: readonly string[];
    /** Canonical address of the site; a static host may serve it. */
    siteUrl: string;
    /** Where visitors reach this host: links in mails begin with it. */
    backendUrl: string;
    trustedProxies: number;
    /** The CDN that is told of changes, and so may keep pages. */
    cdn?: Pick<CdnSettings, 'name'> | undefined;
    /** What a request must carry to be answered. */
    originSecret?: string | undefined;
    sendMailPer10Minutes: number;
    /** Mails that one mailbox gets in 24 hours because its address was typed into forms. */
    mailsPerRecipientPerDay: number;
    /** The same for all addresses together; what is over it waits in quarantine. */
    sendMailAllPer10Minutes: number;
    /** Whether forms ask the browser for a proof of work; not where nothing is said. */
    proofOfWork?: boolean | undefined;
    /** ms that a form must have been open; half a second where nothing is said. */
    leastOpenMs?: number | undefined;
    /** ms that the answer to who asks for the newsletter takes; a quarter of a second where nothing is said. */
    newsletterAnswerMs?: number | undefined;
    /** Bytes, inclusive, of one uploaded file; the contract's limit where nothing is said. */
    fileBytes?: number | undefined;
    /** ms for which a body may stand still before it is cut; 30,000 where nothing is said. */
    bodyIdleMs?: number | undefined;
  };
  logger: FastifyBaseLogger;
  now?: () => Date;
}
