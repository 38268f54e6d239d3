import { expect, test } from 'vitest';
import { createMailThreads } from '../delivery/mailThreads.ts';

const threads = createMailThreads('a secret', 'answers+*@example.com');

test('the address of a request leads back to it, whether a mail server writes it in upper or lower case', () => {
  const address = threads.replyAddressOf(412);
  expect(address).toMatch(/^answers\+412-[0-9a-f]{20}@example\.com$/);
  expect(threads.leadsIn(address ?? '')).toEqual([412]);
  expect(threads.leadsIn(`Wharfside <${address?.toUpperCase()}>, b@example.com`)).toEqual([412]);
});

test.each([
  'answers+412@example.com',
  'answers+412-00000000000000000000@example.com',
  'answers@example.com',
  'someone@example.com',
  '',
])('%s is not the address of a request, so guessing joins nothing', (address) => {
  expect(threads.leadsIn(address)).toEqual([]);
});

test('an address of one request does not lead to another', () => {
  const address = threads.replyAddressOf(412) ?? '';
  expect(threads.leadsIn(address.replace('412', '413'))).toEqual([]);
  expect(threads.leadsIn(`not-${address}`), 'of another mailbox').toEqual([]);
  expect(threads.leadsIn(`${address}.evil.example`), 'at another server').toEqual([]);
  expect(createMailThreads('another', 'answers+*@example.com').leadsIn(address)).toEqual([]);
});

test('the References of a reply name what was sent, and no delivery can be made up', () => {
  const id = threads.messageIdOf(7, 'Wharfside <site@wharfside.example>');
  expect(id).toMatch(/^<delivery-7\.[0-9a-f]{20}@wharfside\.example>$/);
  expect(threads.messageIdOf(7, 'site@wharfside.example')).toBe(id);
  expect(threads.deliveriesIn(`<x@y.example>\r\n ${id}`)).toEqual([7]);
  expect(threads.deliveriesIn(id.replace('-7.', '-8.'))).toEqual([]);
});

test('an address without a place for the request is shared by all, and without an address nothing joins', () => {
  expect(createMailThreads('a secret', 'answers@example.com').replyAddressOf(1)).toBe('answers@example.com');
  const none = createMailThreads('a secret', undefined);
  expect([none.replyAddressOf(1), none.doRepliesJoin, none.leadsIn('1-a@b.example')]).toEqual([undefined, false, []]);
});
