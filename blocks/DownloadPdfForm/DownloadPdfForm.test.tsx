import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { articlePropsOf } from '../examples/articleContext.ts';
import { downloadPdfFormExamples } from './DownloadPdfForm.examples.ts';
import { DownloadPdfForm } from './DownloadPdfForm.tsx';

const props = articlePropsOf(downloadPdfFormExamples, 'a worksheet');
const tag = {
  term_id: 3,
  slug: 'cadence',
  name: 'Cadence',
  group: { value: 'technologies' as const, label: 'Technologies' },
};
const html = renderToStaticMarkup(<DownloadPdfForm {...props} article={{ id: 12, tags: [tag] }} />);

it('is a form that a browser without script sends to the call for files of articles', () => {
  expect(html).toMatch(/<form[^>]* action="\/send-mail\/article-file" method="post"/);
});

it('keeps what takes its place out of sight until it was sent', () => {
  const [asking = '', thanks = ''] = html.split('</form>');
  expect(asking).toMatch(/<form[^>]* data-enhanced="hello@wharfside.example"/);
  expect(thanks).toMatch(/<div hidden="" data-form-thanks=""><h[34] tabindex="-1"[^>]*>Your document is ready</);
  expect(thanks).toMatch(/<div data-download-link=""><a [^>]*>Open the PDF<\/a><\/div>/);
});

it('tells which document is wanted, and which article it was asked for in', () => {
  expect(html).toContain('name="type" value="storage-worksheet"');
  expect(html).toContain('name="articleId" value="12"');
  expect(html).toContain('name="tags" value="cadence"');
});

it('carries token and honeypot as every form does', () => {
  expect(html).toContain('name="formId" value="article-file"');
  expect(html).toContain('name="formToken" value="example-token"');
  expect(html).toMatch(/aria-hidden="true"><label[^>]*>fax number<\/label><input[^>]*name="fax_number"/);
});

it('says under the button what is agreed to, since that is stored as proof', () => {
  expect(html).toContain('By clicking the button you agree');
});

it('names the page and the form where the page has no token', () => {
  expect(() => renderToStaticMarkup(<DownloadPdfForm {...props} page={{ ...props.page, formTokens: {} }} />)).toThrow(
    'has no token for its form "article-file"',
  );
});
