import { setCookie } from '@frontage/client/cookies.ts';
import type { ConsentPurpose } from '@frontage/contract/constants.ts';
import { createTrustedPolicy } from '../trustedTypes.ts';

/** The address of the tag; nothing else may load. */
const tagAddress = 'https://www.googletagmanager.com/gtag/js?id=';

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
export function createTag(analyticsId: string): (allowed: Record<ConsentPurpose, boolean>) => void {
  let isLoaded = false;
  return ({ campaigns, counting }) => {
    command('consent', 'update', {
      analytics_storage: counting ? 'granted' : 'denied',
      ad_storage: counting && campaigns ? 'granted' : 'denied',
    });
    // Silences a tag that is already on the page.
    Object.assign(window, { [`ga-disable-${analyticsId}`]: !counting });
    if (!counting) return forgetVisitor(analyticsId);
    command('set', readWhereabouts(campaigns));
    if (isLoaded) return;
    isLoaded = true;
    forwardEvents();
    command('js', new Date());
    command('config', analyticsId, {
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      // Set for this host only, so that it can be deleted here.
      cookie_domain: 'none',
      cookie_expires: cookieS,
      cookie_flags: location.protocol === 'https:' ? 'SameSite=Lax;Secure' : 'SameSite=Lax',
    });
    addTagScript(analyticsId);
  };
}

/** Adds a command. The tag expects an `arguments` object, as functions have; it misreads an ordinary array. */
function command(...words: unknown[]): void {
  window.dataLayer?.push(Object.assign(words, { [Symbol.toStringTag]: 'Arguments' }));
}

/** Repeats each event of R50 as a command, because the tag understands only its own commands. */
function forwardEvents(): void {
  const layer = window.dataLayer ?? [];
  const push = layer.push.bind(layer);
  layer.push = (...items: unknown[]) => {
    const length = push(...items);
    for (const item of items) {
      const { event, action, category, label, value } = Object(item) as Record<string, unknown>;
      if (event === 'gaEvent') command('event', action, { event_category: category, event_label: label, value });
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

function forgetVisitor(analyticsId: string): void {
  for (const name of ['_ga', analyticsId.replace(/^G-/, '_ga_')]) {
    setCookie(`${name}=; path=/; max-age=0`);
  }
}

/**
 * Adds the tag's script to the page. Pages enforce Trusted Types, so the address passes through the one policy that
 * their header allows, and that policy allows only this address. May be called only once, because a policy can be
 * created only once.
 */
function addTagScript(analyticsId: string): void {
  const own = (address: string) => {
    if (address !== tagAddress + encodeURIComponent(analyticsId)) throw new TypeError('Not the address of the tag');
    return address;
  };
  const policy = createTrustedPolicy('consent', { createScriptURL: own });
  const script = document.createElement('script');
  script.async = true;
  script.src = policy.createScriptURL(tagAddress + encodeURIComponent(analyticsId));
  document.head.append(script);
}
