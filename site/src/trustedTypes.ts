/** The part of Trusted Types that is used here; TypeScript's own list of the browser lacks it. */
interface TrustedTypes {
  /** Typed as the texts that trusted values stand for, which is what the browser takes. */
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

/** Names a policy, where the browser has policies. A page's header allows few, and each may be made once. */
export function trustedPolicy<Rules extends Parameters<TrustedTypes['createPolicy']>[1]>(
  name: string,
  rules: Rules,
): Rules {
  return window.trustedTypes?.createPolicy(name, rules) ?? rules;
}
