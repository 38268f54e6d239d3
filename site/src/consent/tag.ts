import { setCookie } from '@frontage/client/cookies.ts';
import type { ConsentPurpose } from '@frontage/contract/constants.ts';
import { type Counter, googleScripts } from '@frontage/contract/counter.ts';
import { createTrustedPolicy } from '../trustedTypes.ts';

declare global {
  interface Window {
    /** Commands of Matomo. */
    _paq?: unknown[][];
  }
}

type Follow = (allowed: Record<ConsentPurpose, boolean>) => void;

/** s; 13 months, as the text of the question says. */
const cookieS = 395 * 86_400;
/** Parts of an address that name the ad that led here. All others may hold something a visitor typed, or a token. */
const campaignParts = /^(?:utm_\w+|gclid)$/;

/** Consent mode: everything is denied before any tag is on the page. R50. */
export function denyAll(): void {
  window.dataLayer ??= [];
  const denied = 'denied';
  command('consent', 'default', {
    ad_storage: denied,
    ad_user_data: denied,
    ad_personalization: denied,
    analytics_storage: denied,
  });
}

/** Makes the page follow the visitor's answer. Returns the function to call with each answer. */
export const createTag = (counter: Counter): Follow =>
  counter.by === 'matomo' ? createMatomo(counter) : createGoogle(counter);

function createGoogle({ by, id, script }: Counter): Follow {
  let isLoaded = false;
  return ({ campaigns, counting }) => {
    command('consent', 'update', {
      analytics_storage: counting ? 'granted' : 'denied',
      ad_storage: counting && campaigns ? 'granted' : 'denied',
    });
    // Silences a tag that is already on the page.
    Object.assign(window, { [`ga-disable-${id}`]: !counting });
    if (!counting) {
      forgetVisitor(/^_ga/);
      // Nothing silences the tags of a container that has begun. The next load of the page is without it.
      if (isLoaded && by === 'tagManager') location.reload();
      return;
    }
    command('set', readWhereabouts(campaigns));
    if (isLoaded) return;
    isLoaded = true;
    if (by === 'tagManager') {
      // A container reads the events of the layer itself, and loads the scripts of its tags.
      window.dataLayer?.push({ event: 'gtm.js', 'gtm.start': Date.now() });
      addScript(script, 'default', (address) => address.startsWith(googleScripts));
    } else {
      watchEvents(({ action, category, label, value }) =>
        command('event', action, { event_category: category, event_label: label, value }),
      );
      command('js', new Date());
      command('config', id, {
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
        // Set for this host only, so that it can be deleted here.
        cookie_domain: 'none',
        cookie_expires: cookieS,
        cookie_flags: location.protocol === 'https:' ? 'SameSite=Lax;Secure' : 'SameSite=Lax',
      });
      addScript(script);
    }
  };
}

function createMatomo({ id, script }: Counter): Follow {
  let isLoaded = false;
  return ({ campaigns, counting }) => {
    if (isLoaded) tell(counting ? 'setConsentGiven' : 'forgetConsentGiven');
    if (!counting) return forgetVisitor(/^_pk_/);
    if (isLoaded) return;
    isLoaded = true;
    const { page_location, page_referrer } = readWhereabouts(campaigns);
    tell('requireConsent');
    tell('setConsentGiven');
    tell('setTrackerUrl', script.replace(/js$/, 'php'));
    tell('setSiteId', id);
    tell('setVisitorCookieTimeout', cookieS);
    tell('setCustomUrl', page_location);
    tell('setReferrerUrl', page_referrer);
    tell('trackPageView');
    watchEvents(({ action, category, label }) => tell('trackEvent', category, action, label));
    addScript(script);
  };
}

function tell(...words: unknown[]): void {
  window._paq ??= [];
  window._paq.push(words);
}

/** Adds a command. The tag expects an `arguments` object, as functions have; it misreads an ordinary array. */
function command(...words: unknown[]): void {
  window.dataLayer?.push(Object.assign(words, { [Symbol.toStringTag]: 'Arguments' }));
}

/** Calls back with each event of R50 from now on, because counters understand only their own commands. */
function watchEvents(repeat: (event: Record<string, unknown>) => void): void {
  const layer = window.dataLayer ?? [];
  const push = layer.push.bind(layer);
  layer.push = (...items: unknown[]) => {
    const length = push(...items);
    for (const item of items) {
      const fields = Object(item) as Record<string, unknown>;
      if (fields.event === 'gaEvent') repeat(fields);
    }
    return length;
  };
}

function readWhereabouts(withCampaign: boolean): { page_location: string; page_referrer: string } {
  const { origin, pathname, searchParams } = new URL(location.href);
  const kept = new URLSearchParams([...searchParams].filter(([name]) => withCampaign && campaignParts.test(name)));
  const from = withCampaign && URL.canParse(document.referrer) ? new URL(document.referrer) : undefined;
  return {
    page_location: `${origin}${pathname}${kept.size > 0 ? `?${kept}` : ''}`,
    page_referrer: from ? from.origin + from.pathname : '',
  };
}

/** Deletes cookies of this host, and of the domains above it, for which the tags of a container set theirs. */
function forgetVisitor(names: RegExp): void {
  const parts = location.hostname.split('.');
  const domains = ['', ...parts.map((_, from) => `; domain=${parts.slice(from).join('.')}`)];
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (names.test(name)) for (const domain of domains) setCookie(`${name}=; path=/; max-age=0${domain}`);
  }
}

/**
 * Adds the counter's script to the page. Pages enforce Trusted Types, so the address passes through the one policy that
 * their header allows, and that policy allows this address alone; with the name `default` it also judges what further
 * scripts the counter adds. May be called only once, because a policy can be created only once.
 */
function addScript(script: string, name = 'consent', allows = (address: string) => address === script): void {
  const createScriptURL = (address: string) => {
    if (!allows(address)) throw new TypeError('Not an address of the counter');
    return address;
  };
  const policy = createTrustedPolicy(name, { createScriptURL });
  const element = document.createElement('script');
  element.async = true;
  element.src = policy.createScriptURL(script);
  document.head.append(element);
}
