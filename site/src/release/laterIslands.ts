import type { InlineElement } from './findInlineElements.ts';

/** Astro's script on each page with islands: the element that wakes them. */
const element = /customElements\.define\("astro-island"/;

/**
 * In place of the element the page lets `client:touch` listen for all of its islands. The first touch of one loads its
 * renderer, and with that the element (`islands/react.browser.ts`), which then says how to load each of them. A script
 * that fails to load is requested once more, under another address because browsers remember failures, and again with
 * the next touch. A preview, in which islands may appear at any time, includes the element itself.
 */
const wakeLater = [
  'document.addEventListener("DOMContentLoaded",()=>{',
  'let t=Astro.touch,l=new Map,i=u=>import(u);',
  'Astro.touch=(n,o,e)=>{l.has(e)?l.set(e,n):t(n,o,e)};',
  'customElements.get("astro-island")||document.querySelectorAll("astro-island").forEach(e=>{',
  'let a=n=>e.getAttribute(n),r=a("renderer-url");',
  'l.set(e);t(async()=>{i(a("component-url")).catch(()=>{});',
  'await i(r).catch(()=>i(r+"?"+Date.now())).catch(x=>console.error("Error hydrating",x));',
  'return await l.get(e)?.()||(()=>{})},JSON.parse(a("opts")),e)})})',
].join('');

/** Replaces the element, which is loaded when an island of the page is touched. */
export function withIslandsLater(one: InlineElement): InlineElement {
  return one.name === 'script' && element.test(one.content) ? { ...one, content: wakeLater } : one;
}
