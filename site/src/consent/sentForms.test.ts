import { createMemoryStorage } from '@frontage/client/testing/createMemoryStorage.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endOf } from './formEnds.ts';
import { countSentForm, noteForms } from './sentForms.ts';

const noted = JSON.stringify(['contact', '/contacts']);
let storage: Storage;
let layer: unknown[];

beforeEach(() => {
  storage = createMemoryStorage({ 'form-on-its-way': noted });
  layer = [];
  Object.assign(globalThis, { window: { dataLayer: layer } });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

describe('a form that the browser sends by itself', () => {
  const counted = { event: 'gaEvent', category: 'contact', label: '/contacts', value: undefined };

  it.each([
    ['/thank-you', {}],
    ['/downloads/ready', {}],
    ['/de/danke', { language: 'de', languages: [{ code: 'en' }, { code: 'de', paths: { 'thank-you': ['danke'] } }] }],
  ])('is counted once as a lead if it ends on %s', (path, site) => {
    countSentForm(endOf(path, site), storage, true);
    countSentForm(endOf(path, site), storage, true);
    expect(layer).toEqual([
      { ...counted, action: 'lead' },
      { ...counted, action: 'form_sent' },
    ]);
  });

  it('is no lead if it asked for the newsletter', () => {
    countSentForm(endOf('/subscribe/waiting', {}), storage, true);
    expect(layer).toEqual([{ ...counted, action: 'form_sent' }]);
  });

  it('is not counted without consent, not even once consent is given later', () => {
    countSentForm(endOf('/thank-you', {}), storage, false);
    countSentForm(endOf('/thank-you', {}), storage, true);
    expect(layer).toEqual([]);
  });

  it('is not counted on the page that shows what was wrong, only on the page it ends on afterwards', () => {
    countSentForm(endOf('/contacts', {}), storage, true);
    expect(layer).toEqual([]);
    countSentForm(endOf('/thank-you', {}), storage, true);
    expect(layer).toHaveLength(2);
  });

  it('is not counted if somebody merely visits the page', () => {
    storage.clear();
    countSentForm(endOf('/thank-you', {}), storage, true);
    expect(layer).toEqual([]);
  });
});

describe('a form about to be sent', () => {
  class Form {
    getAttribute = () => 'article-file';
  }
  const listeners: ((event: object) => void)[] = [];
  const submit = (event: { defaultPrevented: boolean }) => {
    for (const listener of listeners) listener({ ...event, target: new Form() });
  };

  beforeEach(() => {
    storage = createMemoryStorage();
    listeners.length = 0;
    Object.assign(globalThis, {
      HTMLFormElement: Form,
      document: { addEventListener: (_type: 'submit', listener: (event: object) => void) => listeners.push(listener) },
      location: { pathname: '/blockchain/storage' },
    });
  });
  afterEach(() => {
    for (const name of ['HTMLFormElement', 'document', 'location']) Reflect.deleteProperty(globalThis, name);
  });

  it('is noted if the browser is about to send it', () => {
    noteForms(storage);
    submit({ defaultPrevented: false });
    expect(storage.getItem('form-on-its-way')).toBe(JSON.stringify(['article-file', '/blockchain/storage']));
  });

  it('is not noted if its own script sends it, so that nothing is counted twice', () => {
    noteForms(storage);
    submit({ defaultPrevented: true });
    expect(storage.length).toBe(0);
  });
});
