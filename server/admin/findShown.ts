import type { CollectionBeforeOperationHook, Where } from 'payload';
import { say } from './say.ts';

/**
 * A search of a list for what it shows of a field that programs write in English: the database has the English words.
 * `stored`: labels that are said again, whole or among others.
 */
export function findShown(field: string, stored: readonly { label: string }[]): CollectionBeforeOperationHook {
  function shown(where: Where): Where {
    const conditions = Object.entries(where).map(([name, one]): Where => {
      if (Array.isArray(one)) return { [name]: one.map(shown) };
      const sought: unknown = one.like ?? one.contains;
      if (name !== field || typeof sought !== 'string') return { [name]: one };
      const words = sought.toLowerCase().split(/\s+/);
      const meant = stored.filter(({ label }) => words.every((word) => say(label).toLowerCase().includes(word)));
      return { or: [{ [field]: one }, ...meant.map(({ label }) => ({ [field]: { contains: label } }))] };
    });
    return { and: conditions };
  }
  return ({ args, operation }) =>
    operation === 'read' && 'where' in args && args.where ? { ...args, where: shown(args.where) } : args;
}
