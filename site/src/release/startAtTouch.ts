/** Matches the script that wakes forms (`blocks/form/WakeForms.astro`). */
const starter = /^import(["'`][^"'`]+["'`]);?$/;

/**
 * Waits with the script that wakes forms until a form of the page is touched, unless it has what this tab kept or what
 * the host has answered: most visitors leave forms alone. What is sent meanwhile is held; a second press, and a script
 * that does not load, leave it to the browser. The next touch tries again.
 */
export function startAtTouch(code: string): string {
  return code.replace(starter, (_, file: string) =>
    [
      '{let d=document,q="[data-look]:not([data-own-script])",a=new AbortController,h=new Set,l,',
      `w=()=>l||=import(${file}).then(()=>a.abort()).catch(()=>{l=0}),`,
      'o=e=>{let f=e.target.closest?.("form");if(f?.closest(q)||f?.querySelector(q))',
      'if(e.type!="submit")w();else if(!h.has(f)){h.add(f);e.preventDefault();w().then(()=>setTimeout(()=>f.requestSubmit()))}};',
      '["focusin","input","change","submit"].forEach(n=>d.addEventListener(n,o,{capture:!0,signal:a.signal}));',
      'Promise.resolve(globalThis.painted).then(()=>{try{([...d.forms].some(f=>sessionStorage["typed-"+f.dataset.form])||',
      `d.querySelector('[data-look*="\\\\"answer\\\\":"],'+q+" :is(:focus,:autofill,:user-valid,:user-invalid)"))&&w()}catch{}})}`,
    ].join(''),
  );
}
