import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** A page with a form that has the marks of the contract, as the site prints them. */
export const formPageHtml = `<!doctype html><html lang="en"><head><title>Contact us</title></head><body>
<script type="module">if (1 < 2) {}</script>
<form method="post" enctype="multipart/form-data" action="/send-mail" data-form="contact">
<input type="hidden" name="formId" value="contact"><input type="hidden" name="formToken" value="of-the-page">
<input type="hidden" name="pagePath" value="/contact">
<div role="alert" hidden="" data-error-summary=""><h3></h3><ul></ul></div>
<div role="alert" hidden="" data-form-notice=""><h3></h3><p></p></div>
<input id="c-name" name="name" aria-describedby="c-name-error"><p id="c-name-error" hidden="" data-error-of="name"></p>
<input id="c-email" name="email"><p id="c-email-error" hidden="" data-error-of="email"></p>
<textarea id="c-message" name="message"></textarea><p id="c-message-error" hidden="" data-error-of="message"></p>
<select id="c-timeline" name="timeline"><option selected="">Not specified</option><option>1 month</option></select>
<input type="checkbox" id="c-mvp" name="projectTypes" value="MVP"><input type="checkbox" name="projectTypes" value="Design" checked="">
<input type="file" id="c-file" name="file"><p id="c-file-error" hidden="" data-error-of="file"></p>
<input type="file" id="c-proof" name="proof"><p id="c-proof-error" hidden="" data-error-of="proof"></p>
<input type="file" id="c-essay" name="essay"><p id="c-essay-error" hidden="" data-error-of="essay"></p>
</form></body></html>`;

/** Writes a release and makes it current in one step, as the publisher does. Text files get a br twin. */
export function publishRelease(releasesDir: string, id: string, files: Record<string, string>): void {
  const directory = join(releasesDir, id);
  const headers = {
    '/contact': { 'Content-Security-Policy': "default-src 'none'; script-src 'self'" },
    '*': { 'X-Page': 'any' },
  };
  for (const [name, content] of Object.entries({ 'headers.json': JSON.stringify(headers), ...files })) {
    const path = join(directory, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    if (/\.(?:html|js)$/.test(name)) writeFileSync(`${path}.br`, brotliCompressSync(content));
  }
  symlinkSync(id, join(releasesDir, `.next-${id}`));
  renameSync(join(releasesDir, `.next-${id}`), join(releasesDir, 'current'));
}
