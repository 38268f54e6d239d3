import { basename } from 'node:path';
import { capital, type Fault, foldersIn, type Lines, PartFault, requireExport } from './Fault.ts';

interface FoundQuestion {
  /** `draught`, as its folder and its file are called; `own_draught` in forms, as no kind of the core ever is. */
  name: string;
  part: string;
  /** The file that declares it, and what it exports in `<Control>.tsx`. */
  file: string;
  control: string;
}

/** Reads the shape of every kind of question in `own/questions`. The files are not loaded. */
export function findQuestions(root: string): { found: FoundQuestion[]; faults: Fault[] } {
  const faults: Fault[] = [];
  const found = foldersIn(root, 'own/questions').flatMap((part) => {
    try {
      return readQuestion(root, part);
    } catch (error) {
      if (!(error instanceof PartFault)) throw error;
      faults.push({ part, place: error.place, reason: error.message, isView: false });
      return [];
    }
  });
  return { found, faults };
}

function readQuestion(root: string, part: string): FoundQuestion {
  const name = basename(part);
  if (!/^[a-z]{1,30}$/.test(name)) throw new PartFault(part, 'the name of a question is one word in small letters');
  const file = `${part}/${name}.question.ts`;
  requireExport(root, file, 'question');
  const control = capital(name);
  requireExport(root, `${part}/${control}.tsx`, control);
  return { name, part, file, control };
}

/** The files of the registry that list them. One whose control cannot be built is asked as a line of text. */
export function writeQuestions(questions: readonly FoundQuestion[], leftOut: ReadonlyMap<string, Fault>): Lines {
  const isIn = questions.filter(({ part }) => leftOut.get(part)?.isView !== false);
  const isDrawn = isIn.filter(({ part }) => !leftOut.has(part));
  return {
    'questions.ts': [
      "import type { OwnKindName } from '../contract/forms/Question.ts';",
      "import type { OwnQuestionKind } from '../contract/forms/questionKinds.ts';",
      ...isIn.map(({ file, name }) => `import { question as ${name}Question } from '../${file}';`),
      '',
      'export const own: Readonly<Record<OwnKindName, OwnQuestionKind>> = {',
      ...isIn.map(({ name }) => `  own_${name}: ${name}Question,`),
      '};',
    ],
    'questionControls.ts': [
      "import type { QuestionControl } from '../blocks/FormBlock/QuestionControl.ts';",
      ...isDrawn.map(
        ({ control, name, part }) => `import { ${control} as ${name}Control } from '../${part}/${control}.tsx';`,
      ),
      '',
      'export const own: Readonly<Record<string, QuestionControl>> = {',
      ...isDrawn.map(({ name }) => `  own_${name}: ${name}Control,`),
      '};',
    ],
  };
}
