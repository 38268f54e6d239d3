/** The part of Trusted Types that is used here; TypeScript's own list of the browser lacks it. */
interface TrustedTypes {
  /** Typed as the text that a trusted address stands for, which is what elements take. */
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

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
  const policy = window.trustedTypes?.createPolicy('consent', { createScriptURL: own });
  const address = tagAddress + encodeURIComponent(analyticsId);
  const script = document.createElement('script');
  script.async = true;
  script.src = policy ? policy.createScriptURL(address) : address;
  document.head.append(script);
}
