import { defineExamples } from '../examples/example.ts';
import { contactLink } from './ContactLink.schema.ts';

export const contactLinkExamples = defineExamples(contactLink, [
  {
    name: 'to the form',
    block: { acf_fc_layout: 'contact_link', linkText: 'Contact our developers', href: '#contact-form' },
  },
  {
    name: 'the longest words',
    block: {
      acf_fc_layout: 'contact_link',
      linkText: 'Ask the engineers who maintain it today',
      href: '/contacts',
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'contact_link',
      linkText: 'Get in touch',
      href: '#contact-form',
    },
  },
]);
