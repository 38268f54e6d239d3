import { describe, expect, it } from 'vitest';
import { addressesOf } from './addresses.ts';

const page = (body: string) => `<html><head><title>A long title for engines | Quayline</title></head>${body}</html>`;

describe('the list of addresses of a release', () => {
  it('calls a page what its breadcrumbs call it', () => {
    const trail =
      '<nav aria-label="Main"><a aria-current="page">Other</a></nav><nav aria-label="Breadcrumbs"><ol><li aria-current="page" class="x">Audits &amp; care</li></ol></nav>';
    expect(addressesOf('/services/audits', page(trail))).toEqual([
      { path: '/services/audits', title: 'Audits & care' },
    ]);
  });

  it('takes the title without the name of the company where a page has no breadcrumbs', () => {
    expect(addressesOf('/team', page(''))).toEqual([{ path: '/team', title: 'A long title for engines' }]);
  });

  it('lists each term of a letter under the address that one would expect', () => {
    const terms = '<div id="consensus" data-term="Consensus"></div><div id="daml" data-term="Daml"></div>';
    expect(addressesOf('/glossary/c', page(terms))).toContainEqual({
      path: '/glossary/c#consensus',
      title: 'Consensus',
      alias: '/glossary/consensus',
    });
    expect(addressesOf('/glossary/c', page(terms))).toHaveLength(2);
  });

  it('leaves out what nobody looks for by its address', () => {
    expect(
      ['/404', '/thank-you', '/blog/page/2', '/gallery/faq'].flatMap((path) => addressesOf(path, page(''))),
    ).toEqual([]);
  });
});
