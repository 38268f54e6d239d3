import { createTrustedPolicy } from '../trustedTypes.ts';

/** The address of the tag; nothing else may load. */
const tagAddress = 'https://www.googletagmanager.com/gtag/js?id=';

/**
 * Adds the tag's script to the page. Pages enforce Trusted Types, so the address passes through the one policy that
 * their header allows, and that policy allows only this address. May be called only once, because a policy can be
 * created only once.
 */
export function addTagScript(analyticsId: string): void {
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
