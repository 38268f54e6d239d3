import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * Reads what was typed after a command. Where that is anything else than the command knows, `--help` too, it prints the
 * usage and ends the process with 2: a mistyped `--dry-run` must not remove anything.
 */
export function readWords<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
  fits: (typed: ReturnType<typeof parseArgs<Config>>) => boolean = () => true,
): ReturnType<typeof parseArgs<Config>> {
  const typed = parse(config);
  if (typed && fits(typed)) return typed;
  console.error(usage);
  process.exit(2);
}

function parse<const Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs<Config>(config);
  } catch {
    // It throws for nothing but words that it was not told of.
    return undefined;
  }
}
