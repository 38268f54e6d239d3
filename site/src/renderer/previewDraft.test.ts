import { faqExamples } from '@frontage/blocks/Faq/Faq.examples.ts';
import { relatedPostsExamples } from '@frontage/blocks/RelatedPosts/RelatedPosts.examples.ts';
import { read } from '@frontage/blocks/testing/render.ts';
import type { OwnForm } from '@frontage/contract/forms/ownForm.ts';
import type { DrawAnswer } from '@frontage/contract/rendering.ts';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { exampleSite } from '../gallery/exampleSite.ts';
import { BackendAway } from '../page-data/ContentError.ts';
import { undrawableTitle } from '../testing/exampleApp.ts';
import { openTestPublishing, type TestPublishing } from '../testing/openTestPublishing.ts';

let site: TestPublishing;
beforeEach(async () => {
  site = await openTestPublishing();
});
afterEach(() => site.close());

const questions = faqExamples[0]?.block;
const undrawable = { ...questions, heading: undrawableTitle };
const naming = (caseSlug: string) => ({
  ...relatedPostsExamples[0]?.block,
  caseSlugs: [caseSlug],
  articleSlugs: undefined,
});

/** A draft of the page Flow, with some fields replaced. */
const draftOf = (fields: object) => ({ ...site.content.pages[1]?.answer, ...fields });

/** What a drawn page was told to show, as the example app prints it. */
function shownBy(answer: DrawAnswer) {
  const html = answer.kind === 'drawn' ? answer.html : '';
  const { preview, props } = JSON.parse(/<script type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
  const { layout, title } = props.document ?? props.post;
  return { layout, title, faults: preview.faults };
}

const previewOf = async (fields: object) => shownBy(await site.preview('page', draftOf(fields)));

describe('a draft of a page', () => {
  it('is drawn as it is, and leaves the published page unchanged', async () => {
    expect(await previewOf({ title: 'Flown' })).toEqual({ title: 'Flown', layout: [questions], faults: [] });
    expect(await site.draw('/services/flow')).toHaveProperty('html', expect.stringContaining('<title>Flow</title>'));
  });

  it('can be drawn before anything is typed', async () => {
    const { faults, layout, title } = shownBy(await site.preview('page', {}));
    expect([title, layout]).toEqual(['…', []]);
    expect(faults.map(({ message }: { message: string }) => message)).toContain('Title: is missing');
  });

  it('is drawn without a block that does not fit, which is reported at its position', async () => {
    const { faults, layout } = await previewOf({ layout: [questions, { acf_fc_layout: 'faq' }, questions] });
    expect(layout).toEqual([questions, questions]);
    expect(faults).toMatchObject([
      { position: 1, message: expect.stringMatching(/^Block 2 \(Questions and answers\) › Heading: /) },
    ]);
  });

  it('is drawn without a block that names something unpublished', async () => {
    const { faults, layout } = await previewOf({ layout: [questions, naming('nowhere'), naming('causeway')] });
    expect(layout).toEqual([questions, naming('causeway')]);
    expect(faults).toMatchObject([{ position: 1, message: expect.stringContaining('names the case "nowhere"') }]);
  });

  it('is drawn without a block that makes the code fail', async () => {
    const { faults, layout } = await previewOf({ layout: [undrawable, questions] });
    expect(layout).toEqual([questions]);
    expect(faults).toEqual([{ position: 0, message: 'TypeError: Something is undefined' }]);
  });

  it('reports all of its faults at once, whatever their kind', async () => {
    const { faults } = await previewOf({ title: '', layout: [undrawable, null, naming('nowhere')] });
    expect(faults.map(({ position }: { position?: number }) => position)).toEqual([undefined, 1, 0, 2]);
  });

  it('that cannot be drawn with any block is reported as a failure', async () => {
    await expect(previewOf({ title: undrawableTitle })).rejects.toThrow('TypeError: Something is undefined');
  });

  it('cannot be drawn while the backend is away, which is no fault of the draft', async () => {
    site.server.answers = {};
    await expect(previewOf({})).rejects.toBeInstanceOf(BackendAway);
  });
});

describe('a draft of a form', () => {
  it('is asked in place of the published one, on its page alone', async () => {
    const block = { acf_fc_layout: 'form', form: 'fair', look: 'section', heading: 'Fair' };
    const questions = [{ id: 'name', kind: 'text' as const, label: 'Your name' }];
    const ask = async (form?: OwnForm) => {
      const answer = await site.preview('page', draftOf({ layout: [block] }), undefined, form);
      return answer.kind === 'drawn' ? answer.html : '';
    };
    expect(await ask({ id: 'fair', questions, version: 'v-1' })).toContain('"label":"Your name"');
    expect(await ask()).not.toContain('Your name');
  });
});

describe('a draft of the settings', () => {
  const drawnWith = async (settings: object) => {
    const answer = await site.preview('page', draftOf({}), { ...exampleSite, ...settings });
    return { html: answer.kind === 'drawn' ? answer.html : '', faults: shownBy(answer).faults };
  };

  it('surrounds the page that is drawn, and no other', async () => {
    const { faults, html } = await drawnWith({ companyName: 'Drafted' });
    expect(read(html).getByText('Drafted')).toBeDefined();
    expect(faults).toEqual([]);
    expect(await site.draw('/services/flow')).not.toHaveProperty('html', expect.stringContaining('Drafted'));
  });

  it('keeps the published value of a field that does not fit yet, and says so', async () => {
    const { faults, html } = await drawnWith({ companyName: undefined, email: 'nobody' });
    expect(read(html).queryByText('undefined')).toBeNull();
    expect(faults.map(({ message }: { message: string }) => message)).toEqual([
      expect.stringMatching(/^Site settings, Company name/),
      expect.stringMatching(/^Site settings, Email/),
    ]);
  });
});

describe('a draft of an article', () => {
  it('is drawn as it is', async () => {
    const { card } = site.content.articles[0] ?? {};
    const answer = await site.preview('article', { ...card, type: 'post', layout: [questions], title: 'Kept' });
    expect(shownBy(answer)).toMatchObject({ title: 'Kept', layout: [questions] });
  });

  it('can be drawn while it is still empty', async () => {
    const { faults, layout, title } = shownBy(await site.preview('article', {}));
    expect([title, layout]).toEqual(['…', []]);
    const said = faults.map(({ message }: { message: string }) => message);
    expect(said).toContain('Title: is missing');
    expect(said.filter((one: string) => one.startsWith('Preview'))).toHaveLength(1);
  });
});

test('a draft of a kind says what is missing in the words of its form, and nothing of what its form does not have', async () => {
  const { faults } = shownBy(await site.preview('vacancy', {}));
  const said = faults.map(({ message }: { message: string }) => message.split(':', 1)[0]);
  expect(said).toEqual(expect.arrayContaining(['Title', 'Kind of work']));
  expect(said).not.toContain('Path');
});
