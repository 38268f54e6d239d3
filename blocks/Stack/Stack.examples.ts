import { defineExamples } from '../examples/example.ts';
import { stack } from './Stack.schema.ts';

export const stackExamples = defineExamples(stack, [
  {
    name: 'six kinds of work',
    block: {
      acf_fc_layout: 'stack',
      heading: 'Tools we would\nchoose again',
      items: [
        { title: 'Contracts', list: ['Cadence 1.0', 'Solidity', 'Rust', 'Move', 'Daml'] },
        { title: 'Flow', list: ['Flow CLI', 'FCL', 'Flow Emulator', 'Flow EVM', 'account linking'] },
        { title: 'Testing', list: ['Cadence testing framework', 'Foundry', 'Echidna', 'k6'] },
        { title: 'Services', list: ['Go', 'Kotlin', 'TypeScript', 'PostgreSQL', 'Kafka'] },
        { title: 'Web', list: ['React', 'Next.js', 'CSS Modules', 'Playwright'] },
        { title: 'Operation', list: ['Kubernetes', 'Terraform', 'Prometheus', 'OpenTelemetry'] },
      ],
    },
  },
  {
    name: 'one tool, and one name that is very long',
    block: {
      acf_fc_layout: 'stack',
      heading: 'Tools',
      items: [
        { title: 'Proofs', list: ['Coq'] },
        {
          title: 'Reproducible builds',
          list: [
            'An in-house assembler of deterministic container images with a signed bill of materials',
            'github.com/wharfside-example/deterministic-container-image-assembler',
          ],
        },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'stack',
      heading: 'Tools we\nwork with',
      items: [
        { title: 'One kind', list: ['The first tool', 'The second tool'] },
        { title: 'Another', list: ['The first tool', 'The second tool', 'The third tool'] },
        { title: 'A third', list: ['The first tool'] },
      ],
    },
  },
]);
