/**
 * On the last visible element: its later siblings, and those of its ancestors, wait. While it is empty they wait for
 * their styles, and are not shown; with `far` they wait until the page has loaded, and are drawn when they come near.
 */
const endOfShown = 'data-shown-end';

/** Outside all layers. In print nothing waits. A far part counts as high as most are, until it is drawn. */
export const restWaits = `@media screen{[${endOfShown}=""]~*{display:none!important}[${endOfShown}=far]~*{content-visibility:auto;contain-intrinsic-block-size:auto 50rem}}`;

/**
 * Runs at the end of the first view and requests the later styles once that is painted, so that they do not compete
 * with its fonts on a slow connection. Everything after it stays hidden until they have loaded or failed, and then
 * appears by frames of up to 150 elements, the first a frame after the styles: showing all at once would delay
 * visitors who press something, and a frame costs as much as fifty elements. Once a part below the window is shown, the
 * rest is far: the browser neither styles nor lays out what nobody is near to, and finds it all the same. Once the page
 * has loaded and is idle, or when the visitor first scrolls or presses anything, it appears by frames too, so that the
 * page is as high as it is, nothing is clipped, and a picture of the whole page shows all of it. Browsers that do not
 * hold the visitor's place while what is above it grows, Safari, do not wait for that. If they press a link to a part
 * that is still hidden or far, the rest appears at once and the browser looks for that part again, unless they have
 * scrolled since. Until the first paint the manifest is taken out of the page and the icon has no address, because a
 * browser would request both at once, and /favicon.ico if a page names no icon. If nobody sees the first view first,
 * because the tab is in the background or the visitor goes to a place below it, everything loads as soon as possible.
 * Other scripts that can wait use `painted`.
 */
export const afterFirstPaint = [
  '{let s=document.currentScript,b=document.body,l=document.createElement("link"),e=s,p=s.parentElement,',
  '[i,m]=document.querySelectorAll("[rel=icon],[rel=manifest]"),u=i.href,',
  'k=performance.getEntriesByType("navigation")[0]?.type!="navigate",r=document.hidden||location.hash||k,y=k?-1:0,',
  // Elements in this frame, in the next part; whether styles are there and, with 2, the rest is far; idle or touched.
  `c,d,a=0,t=!CSS.supports("overflow-anchor:auto"),n="${endOfShown}",`,
  'f=()=>{if(e!=b){if(!t&&!r&&e.getBoundingClientRect().top>innerHeight){',
  'a=2;for(let o of document.querySelectorAll("["+n+"]"))o.setAttribute(n,"far");',
  // A frame later, or what is shown here and by the next frame would be styled and laid out at once.
  'let o=()=>requestIdleCallback(()=>requestAnimationFrame(q));document.readyState=="complete"?o():addEventListener("load",o);return}',
  // It continues from the script itself, so the frame in which the styles arrive shows nothing more yet.
  'a=1;let o=e.nextElementSibling;o?.setAttribute(n,e.getAttribute(n));e.removeAttribute(n);',
  'e=o||e.parentElement;d=e.nextElementSibling?.querySelectorAll("*").length;',
  'e!=b?r||document.hidden||(c+=d)<150?f():(c=d,requestAnimationFrame(f)):',
  'document.readyState=="loading"?addEventListener("DOMContentLoaded",g):g()}},',
  // After a reload the browser itself restores the position. Chromium looks for a place that had not arrived once more
  // when all HTML has, even if the visitor has scrolled since: for that moment the address names none.
  'g=()=>{let h=location.hash,w=history,v=o=>w.replaceState(w.state,"",o);',
  'h&&(x?(v(location.href.split("#")[0]),setTimeout(v,0,h)):y==scrollY&&location.replace(h))},x=0,',
  'q=()=>{t=1;a>1&&f()};',
  'addEventListener("scroll",()=>{x||=!k&&!document.querySelector(":target");q()});',
  // A page that becomes shorter moves the visitor, who has not scrolled since the press.
  'addEventListener("hashchange",()=>{r=1;x=0;y=scrollY;a&&e!=b&&(f(),location.replace(location.hash))});',
  'addEventListener("pointerdown",q);addEventListener("keydown",q);',
  'for(;p!=b;p=p.parentElement)p.setAttribute(n,""),l.onload=l.onerror=f;',
  'm.remove();i.href="//";l.rel="stylesheet";l.href=s.dataset.styles;',
  // A browser that does not report paints still gets the styles, after a second.
  '(globalThis.painted=new Promise(o=>{r?o():(setTimeout(o,1e3),',
  'new PerformanceObserver(o).observe({type:"paint",buffered:!0}))})).then(()=>{s.after(l);i.after(m);i.href=u})}',
].join('');

/** Matches a script that only starts another: `import{t as e}from"/_astro/base.js";e();`. */
const starter = /^import\{(\w+) as (\w+)\}from(["'`][^"'`]+["'`]);\2\(\);?$/;

/** Delays such a script until the first view is painted, if the page says when that is. */
export function startAfterPaint(code: string): string {
  return code.replace(starter, (_, name: string, __, file: string) => {
    const start = `import(${file}).then(m=>m.${name}())`;
    return `Promise.resolve(globalThis.painted).then(()=>${start})`;
  });
}
