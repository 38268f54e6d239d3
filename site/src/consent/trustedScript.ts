import { trustedPolicy } from '../trustedTypes.ts';

/** Where the tag comes from; nothing else passes. */
const tagAddress = 'https://www.googletagmanager.com/gtag/js?id=';

/**
 * Adds the tag's script to the page. Pages demand Trusted Types, so its address passes through the one policy that
 * their header allows, which lets through this one address. May be called once: a policy is made once.
 */
export function addTagScript(analyticsId: string): void {
  const own = (address: string) => {
    if (address !== tagAddress + encodeURIComponent(analyticsId)) throw new TypeError('Not the address of the tag');
    return address;
  };
  const policy = trustedPolicy('consent', { createScriptURL: own });
  const script = document.createElement('script');
  script.async = true;
  script.src = policy.createScriptURL(tagAddress + encodeURIComponent(analyticsId));
  document.head.append(script);
}
