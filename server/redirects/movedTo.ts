import type { TextField } from 'payload';
import { chosenBy } from '../fields/chosenBy.ts';
import { faultOfPath, readTypedTarget } from './redirectPath.ts';

/** Where the address of a document leads once visitors no longer see it. */
export const movedTo: TextField = {
  name: 'movedTo',
  label: 'Redirect after deletion',
  type: 'text',
  ...chosenBy('link', {
    position: 'sidebar',
    condition: (_, __, { operation }) => operation === 'update',
    description: 'Where its address leads once this is unpublished or deleted. Required while pages link to it',
  }),
  hooks: { beforeValidate: [({ value }) => readTypedTarget(value)], beforeDuplicate: [() => null] },
  validate: (value: unknown) => (value ? (faultOfPath(value) ?? true) : true),
};
