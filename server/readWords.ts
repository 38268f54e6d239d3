import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Typed<Known extends Options> = ReturnType<typeof parseArgs<{ options: Known; allowPositionals: true }>>;

/**
 * Reads what was typed after a command. Where that is anything else than the command knows, `--help` too, it prints the
 * usage and ends the process with 2: a mistyped `--dry-run` must not remove anything. `fits`: by default no word does.
 */
export function readWords<const Known extends Options>(
  usage: string,
  options: Known,
  fits: (words: string[], values: Typed<Known>['values']) => boolean = ({ length }) => length === 0,
): Typed<Known> {
  try {
    const typed = parseArgs({ options, allowPositionals: true });
    if (fits(typed.positionals, typed.values)) return typed;
  } catch {
    // It throws for nothing but options that it was not told of.
  }
  console.error(usage);
  process.exit(2);
}
