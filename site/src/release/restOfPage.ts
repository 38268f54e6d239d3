/** Has an element whose later neighbours, and those of all around it, wait for their styles. */
const endOfShown = 'data-shown-end';

/** Outside of all layers. On paper nothing waits. */
export const restWaits = `@media screen{[${endOfShown}]~*{display:none!important}}`;

/**
 * Stands at the end of the first view and asks for the later styles once that is painted, so that they share no slow line
 * with its type. What is behind it is not shown until they are there, or do not come, and then one part in a frame,
 * the first one a frame after the styles: all at once would hold up whoever presses something. For as long the manifest
 * is taken out of the page and the icon has no address: a browser would ask for both at once, and for /favicon.ico where a
 * page names no icon. Where nobody sees the first view first, since the tab is in the background or the visitor goes to a
 * place below it, all comes as soon as it can. What else has time until then waits for `painted`.
 */
export const afterFirstPaint = [
  '{let s=document.currentScript,b=document.body,l=document.createElement("link"),e=s,p=s.parentElement,',
  '[i,m]=document.querySelectorAll("[rel=icon],[rel=manifest]"),u=i.href,',
  'r=document.hidden||location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate",',
  // It goes on from the script itself, so the frame that has the styles first shows nothing more yet.
  `n="${endOfShown}",f=()=>{let o=e.nextElementSibling;e.removeAttribute(n);o?.setAttribute(n,"");`,
  'e=o||e.parentElement;e!=b&&(r||document.hidden?f():requestAnimationFrame(f))};',
  'for(;p!=b;p=p.parentElement)p.setAttribute(n,""),l.onload=l.onerror=f;',
  'm.remove();i.href="//";l.rel="stylesheet";l.href=s.dataset.styles;',
  // A browser that tells nothing of paints does not stay without.
  '(globalThis.painted=new Promise(o=>{r?o():(setTimeout(o,1e3),',
  'new PerformanceObserver(o).observe({type:"paint",buffered:!0}))})).then(()=>{s.after(l);i.after(m);i.href=u})}',
].join('');

/** What only starts another script: `import{t as e}from"/_astro/base.js";e();`. */
const starter = /^import\{(\w+) as (\w+)\}from(["'`][^"'`]+["'`]);\2\(\);?$/;

/** The same once the first view is painted, where the page tells when that is. */
export function startedAfterPaint(code: string): string {
  return code.replace(starter, (_, name: string, __, file: string) => {
    const start = `import(${file}).then(m=>m.${name}())`;
    return `Promise.resolve(globalThis.painted).then(()=>${start})`;
  });
}
