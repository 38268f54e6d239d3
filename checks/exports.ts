/** Something that a file hands to others. */
export interface Exported {
  name: string;
  /** A type is part of what a file hands out when another of its exports is written with it. */
  isType: boolean;
}

const exported = /^export (?:async )?(const|function\*?|class|interface|type|enum) (\w+)/gm;

/** What a module exports by name, as we write exports. */
export function exportsOf(source: string): Exported[] {
  return [...source.matchAll(exported)].map(([, kind = '', name = '']) => ({
    name,
    isType: kind === 'interface' || kind === 'type',
  }));
}

/** Every word of a source that may be a name. */
export function namesIn(source: string): string[] {
  return source.match(/[A-Za-z_$][\w$]*/g) ?? [];
}
