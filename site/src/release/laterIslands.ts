import type { InlineElement } from './inlineElements.ts';

/** What Astro puts into each page with islands: the element that wakes them. */
const element = /customElements\.define\("astro-island"/;

/**
 * In its place the page lets `client:touch` listen for all of its islands. With the first touch of one comes what draws
 * it, and with that the element (`islands/react.browser.ts`), which then hands over how each of them is loaded. What
 * does not come is asked for once more, by another address since browsers remember, and again with the next touch. A
 * preview, into which islands come at any time, brings the element itself.
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

/** The element comes when an island of the page is touched. */
export function withIslandsLater(one: InlineElement): InlineElement {
  return one.name === 'script' && element.test(one.content) ? { ...one, content: wakeLater } : one;
}
