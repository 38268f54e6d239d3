/** An export of a file. */
export interface Exported {
  name: string;
  /** A type is part of what a file exports if another of its exports uses it. */
  isType: boolean;
}

const exported = /^export (?:async )?(const|function\*?|class|interface|type|enum) (\w+)/gm;

/** Returns a module's named exports, as we write them. */
export function exportsOf(source: string): Exported[] {
  return [...source.matchAll(exported)].map(([, kind = '', name = '']) => ({
    name,
    isType: kind === 'interface' || kind === 'type',
  }));
}

/** Returns every word of a source that may be a name. */
export function findNames(source: string): string[] {
  return source.match(/[A-Za-z_$][\w$]*/g) ?? [];
}
