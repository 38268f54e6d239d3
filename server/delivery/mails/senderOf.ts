import { identity } from '@frontage/contract/identity/identity.ts';
import { familyOf, ownFamilyOf } from '@frontage/contract/identity/looks.ts';
import { sayLegal } from '@frontage/contract/mails/said.ts';
import { mailWords, mailWordsOf } from '@frontage/contract/words/ownWords.ts';
import type { Payload } from 'payload';
import { zoneOf } from '../../clock/readAgencyZone.ts';
import { findTwinPath } from '../../content/findTwinPath.ts';
import { readOffices } from '../../content/readOffices.ts';
import { toSiteSettings } from '../../content/toContract.ts';
import { readWordings, siteWordsOf, speakAt } from '../../forms/readSiteWords.ts';
import type { SiteSetting } from '../../payload-types.ts';
import type { Promises, Sender } from './MailContent.ts';

export interface Company {
  sender: Sender;
  promises: Promises;
  /** The address for visitors' replies. */
  answersTo: string | undefined;
  /** Where a page of the site is in the language that it writes; undefined where it is missing there. */
  findPath: (href: string) => Promise<string | undefined>;
  /** The same as it writes to somebody who sent a form of the page at that address: in the language of the page. */
  at: (address: string | null | undefined) => Company;
}

/** Reads what emails say about the company, from the current settings or from drafted ones. */
export async function readCompany(payload: Payload, drafted?: SiteSetting): Promise<Company> {
  const settings = drafted ?? (await payload.findGlobal({ slug: 'site-settings', depth: 0 }));
  const [first] = await readOffices(payload);
  const companyName = settings.companyName || 'Frontage';
  // Invalid colours are replaced by those of the design, so that the email is sent anyway.
  const colours = identity.safeParse(toSiteSettings(settings).identity).data;
  const family = ownFamilyOf(familyOf(colours));
  const address = first?.address?.join(', ');
  const wordings = await readWordings(payload, settings);
  const site = siteWordsOf(settings, wordings);
  const { language, languages } = site;
  const company: Company = {
    sender: {
      companyName,
      addressLine: [companyName, address].filter(Boolean).join(', '),
      colours,
      family,
      logo: colours?.logo,
      words: mailWordsOf(ownIn(settings), { language, languages }),
      language,
      languages,
    },
    promises: {
      phone: settings.phone?.formatted || undefined,
      messagingHref: settings.messagingHref ?? undefined,
      next: nextOf(settings.callToAction),
      answerWorkingDays: settings.answerWorkingDays ?? undefined,
      language,
      zone: zoneOf(settings),
      languages,
      words: site.words,
    },
    answersTo: settings.email || undefined,
    findPath: async (href) => href,
    at(address) {
      const theirs = speakAt(site, address);
      if (theirs === site) return company;
      const { sender, promises } = company;
      const [wording] = theirs.wordings ?? [];
      // What the law asks for is of use in any language until it is translated.
      const legal = sayLegal(sender.words).join('\n');
      const words = mailWordsOf({ ...(legal && { 'every.legal': legal }), ...(wording && ownIn(wording)) }, theirs);
      const { language = '' } = theirs;
      return {
        ...company,
        findPath: (href) => findTwinPath(payload, language, href),
        sender: { ...sender, words, language: theirs.language },
        promises: { ...promises, words: theirs.words, language: theirs.language, next: nextOf(wording?.callToAction) },
      };
    },
  };
  return company;
}

const ownIn = ({ emailWords }: Pick<SiteSetting, 'emailWords'>) => mailWords.safeParse(emailWords ?? {}).data;

/**
 * Where a visitor can go while waiting: the target of the call to action, if it is a page. A button that leads to a
 * form is left out, because the reader has just sent one.
 */
function nextOf(callToAction: { label?: string | null; href?: string | null } | undefined): Promises['next'] {
  const { href, label } = callToAction ?? {};
  return label && href?.startsWith('/') && !href.includes('#') ? { label, href } : undefined;
}
