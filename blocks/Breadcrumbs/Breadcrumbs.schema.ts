import { defineBlock } from '@frontage/contract/primitives/block.ts';

/** Where the page stands, as a strip on water. It has no fields: the page knows its own place. */
export const breadcrumbs = defineBlock('breadcrumbs', {});
