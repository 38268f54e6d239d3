import { expect, it } from 'vitest';
import { listProjectFiles, read } from './files.ts';

/** Declarations that name left or right, and boxes of four sides of which these two differ. */
const physical = [
  /(?:^|-)(?:left|right)(?:-radius|-width|-color|-style)?: /,
  /^(?:text-align|float|clear|transform-origin|background(?:-position(?:-x)?|-image)?|mask|object-position): .*\b(?:left|right)\b/,
  /\bto (?:left|right)\b|\btranslateX\(/,
  /^(?:right|left) \//,
  /^translate: (?!0 |none)\S+/,
];
const fourSides = /^(?:margin|padding|inset|border-(?:width|color|style)|scroll-(?:margin|padding)): (.+);$/;

/** Splits at spaces outside parentheses. */
function partsOf(value: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of value) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ' ' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

function isPhysical(line: string): boolean {
  const [, right, , left] = partsOf(fourSides.exec(line)?.[1] ?? '');
  return (left !== undefined && left !== right) || physical.some((one) => one.test(line));
}

/**
 * Lines of a style sheet that mean the same side whichever way a text runs. Not those of rules for one direction, nor
 * a declaration after a comment that begins with `physical:` and says why.
 */
function physicalLines(css: string): string[] {
  const rules: string[] = [];
  let isNamed = false;
  return css.split('\n').filter((whole) => {
    const line = whole.trim();
    if (line.startsWith('/* physical:')) isNamed = true;
    const isFound = !isNamed && !/^(?:\/\*|\*)/.test(line) && !rules.join().includes('[dir=') && isPhysical(line);
    if (line.endsWith('{')) rules.push(line);
    if (line === '}') rules.pop();
    if (line.endsWith(';')) isNamed = false;
    return isFound;
  });
}

it('finds what stays at one side of the window, unless it is for one direction or says why', () => {
  const found = [
    ...[
      'left: 0;',
      'margin-left: 1rem;',
      'border-top-right-radius: 1rem;',
      'text-align: right;',
      'translate: -100% 0;',
    ],
    ...[
      'padding: 0 0 1rem 2rem;',
      'inset: auto auto calc(1px + 2px) 0;',
      'background: linear-gradient(to right, #000);',
    ],
  ];
  expect(physicalLines(found.join('\n'))).toEqual(found);
  const kept = ['padding: 0 1rem 2rem 1rem;', 'inset: auto 0 -1px;', 'text-align: end;', 'translate: 0 2px;'];
  const told = ['/* physical: a gradient has no other ends. */', 'background: linear-gradient(to right, #000);'];
  expect(physicalLines([...kept, ...told, '[dir="rtl"] .a {', 'text-align: right;', '}'].join('\n'))).toEqual([]);
});

it('styles of pages follow the direction of the text', () => {
  const sheets = listProjectFiles().filter((file) => /^(?:blocks|design|kinds|site\/src)\/.*\.css$/.test(file));
  expect(sheets.length).toBeGreaterThan(100);
  expect(sheets.flatMap((file) => physicalLines(read(file)).map((line) => `${file}: ${line.trim()}`))).toEqual([]);
});
