import { defineExamples } from '../examples/example.ts';
import { breadcrumbs } from './Breadcrumbs.schema.ts';

export const breadcrumbsExamples = defineExamples(breadcrumbs, [
  { name: 'one level', block: { acf_fc_layout: 'breadcrumbs' } },
  { name: 'directly below home', block: { acf_fc_layout: 'breadcrumbs' }, page: { breadcrumbs: [] } },
  {
    name: 'three levels and a long title',
    block: { acf_fc_layout: 'breadcrumbs' },
    page: {
      breadcrumbs: [
        { label: 'Services', href: '/services' },
        { label: 'Blockchain', href: '/services/blockchain' },
        { label: 'Settlement and clearing', href: '/services/settlement' },
      ],
      title: 'Delivery against payment between institutions that do not share a ledger or a time zone',
    },
  },
]);
