/** The part of Trusted Types that is used here, missing from TypeScript's DOM library. */
interface TrustedTypes {
  /** Typed with plain strings in place of trusted values, which browsers accept. */
  createPolicy<Rules extends Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string>>>(
    name: string,
    rules: Rules,
  ): Rules;
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/**
 * Creates a named policy if the browser has Trusted Types. A page's header allows few policies, and each can be created
 * only once.
 */
export function createTrustedPolicy<Rules extends Parameters<TrustedTypes['createPolicy']>[1]>(
  name: string,
  rules: Rules,
): Rules {
  return window.trustedTypes?.createPolicy(name, rules) ?? rules;
}
