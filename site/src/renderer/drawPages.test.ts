import { read } from '@frontage/blocks/testing/render.ts';
import type { DrawAnswer } from '@frontage/contract/rendering.ts';
import type { FormAnswer } from '@frontage/contract/visit.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { undrawableTitle } from '../testing/exampleApp.ts';
import { openTestPublishing, type TestPublishing } from '../testing/openTestPublishing.ts';

let site: TestPublishing;
beforeEach(async () => {
  site = await openTestPublishing();
});
afterEach(() => site.close());

/** The HTML of a drawn page; empty if none was drawn. */
const htmlOf = (answer: DrawAnswer) => (answer.kind === 'drawn' ? answer.html : '');
const answered: FormAnswer = {
  formId: 'contact',
  typed: { name: ['Ada'] },
  errors: [{ name: 'email', message: 'The email field is required' }],
  filesLost: [],
};

describe('a page on demand', () => {
  it('is drawn with the data of its visitor and with its headers', async () => {
    const answer = await site.draw('/subscribe/waiting', { reader: { address: 'ada@example.com' } });
    expect(answer).toMatchObject({ kind: 'drawn', hasForm: false });
    expect(htmlOf(answer)).toContain('"reader":{"address":"ada@example.com"}');
    expect(answer).toHaveProperty('headers.Content-Security-Policy');
  });

  it('can be any page of the site, and the answer says whether it has a form', async () => {
    expect(await site.draw('/')).toMatchObject({ kind: 'drawn', hasForm: true });
    expect(await site.draw('/services/flow')).toMatchObject({ kind: 'drawn', hasForm: false });
  });

  it('is nothing if the address has no page, or is that of a file', async () => {
    expect(await site.draw('/nowhere')).toEqual({ kind: 'nothing' });
    expect(await site.draw('/rss.xml')).toEqual({ kind: 'nothing' });
  });

  it('is loaded once, however many visitors it is drawn for', async () => {
    await site.draw('/');
    site.server.asked.length = 0;
    await Promise.all([site.draw('/'), site.draw('/', { form: answered })]);
    expect(site.server.asked).toEqual([]);
  });

  it('shows what was published last, not unpublished changes', async () => {
    await site.publish();
    site.change(1, { title: 'Flown' });
    expect(await site.drawnTitle('/services/flow')).toBe('Flow');
    await site.publish();
    expect(await site.drawnTitle('/services/flow')).toBe('Flown');
  });

  it('shows what another host published once that release is here', async () => {
    await site.publish();
    site.change(1, { title: 'Flown' });
    expect(await site.drawnTitle('/services/flow')).toBe('Flow');
    await site.follow();
    expect(await site.drawnTitle('/services/flow')).toBe('Flown');
    site.server.stop();
    await expect(site.follow()).rejects.toThrow();
    expect(await site.drawnTitle('/services/flow'), 'what was read stays').toBe('Flown');
  });

  it('that the code cannot draw is reported as a failure', async () => {
    site.change(1, { title: undrawableTitle });
    await expect(site.draw('/services/flow')).rejects.toThrow('TypeError: Something is undefined');
  });

  it('is tried again after the backend was away', async () => {
    const { answers } = site.server;
    site.server.answers = {};
    await expect(site.draw('/')).rejects.toThrow('did not answer');
    site.server.answers = answers;
    expect(await site.draw('/')).toMatchObject({ kind: 'drawn' });
  });
});

describe('the page of a form that is shown again', () => {
  it('is drawn with the answer, and with a current token', async () => {
    const token = { formToken: 'token of now', honeypotName: 'fax_number' };
    const html = htmlOf(await site.draw('/', { form: { ...answered, token } }));
    expect(html).toContain('"typed":{"name":["Ada"]}');
    expect(html).toContain('value="token of now"');
    expect(htmlOf(await site.draw('/'))).toContain('value="token of contact"');
  });

  it('is nothing if that form is not on it', async () => {
    expect(await site.draw('/', { form: { ...answered, formId: 'quote' } })).toEqual({ kind: 'nothing' });
    expect(await site.draw('/services/flow', { form: answered })).toEqual({ kind: 'nothing' });
  });
});

describe('the page for a missed address', () => {
  it('names addresses near it', async () => {
    const html = htmlOf(await site.draw('/404', { missed: { asked: '/services/flwo', near: [] } }));
    expect(html).toContain('"near":[{"path":"/services/flow","title":"Flow","lettersApart":2}');
  });

  it('is nothing after a start if it would show unpublished changes; the general page of the release is shown instead', async () => {
    const missed = { asked: '/services/flwo', near: [] };
    await site.publish();
    await site.restart();
    expect(await site.draw('/404', { missed })).toMatchObject({ kind: 'drawn' });
    const { surroundings } = site.content;
    site.content.surroundings = { ...surroundings, site: { ...Object(surroundings.site), companyName: 'Wharfsides' } };
    await site.restart();
    expect(await site.draw('/404', { missed })).toEqual({ kind: 'nothing' });
    await site.publish();
    expect(read(htmlOf(await site.draw('/404', { missed }))).getByText('Wharfsides')).toBeDefined();
  });

  it('is nothing if no address is near; the page of the release says as much', async () => {
    expect(await site.draw('/404', { missed: { asked: '/wp-admin/setup.php', near: [] } })).toEqual({
      kind: 'nothing',
    });
  });
});
