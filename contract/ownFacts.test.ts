import { expect, it } from 'vitest';
import { withOwnAddresses } from './ownFacts.ts';

it('takes the agency’s address and number from the settings, and leaves those that an editor wrote out', () => {
  const site = { email: 'desk@wharfside.example', phone: { raw: '+12125550137', formatted: '+1 212 555 0137' } };
  const facts = [
    { title: 'Email', description: '{email}' },
    { title: 'Call', description: '{phone}' },
    { title: 'Press', description: 'press@wharfside.example', href: 'mailto:press@wharfside.example' },
  ];
  expect(withOwnAddresses(facts, site)).toEqual([
    { title: 'Email', description: 'desk@wharfside.example', href: 'mailto:desk@wharfside.example' },
    { title: 'Call', description: '+1 212 555 0137', href: 'tel:+12125550137' },
    facts[2],
  ]);
});
