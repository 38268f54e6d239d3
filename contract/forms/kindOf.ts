import { own } from '../../registry/questions.ts';
import { coreKindNames, type OwnKindName, type Question, type QuestionKindName } from './Question.ts';
import { type AnswerFaultId, type OwnQuestionKind, type QuestionKind, questionKinds } from './questionKinds.ts';

/** The kinds in `own/questions`, by their names in questions. */
export const ownQuestionKinds: Readonly<Record<string, OwnQuestionKind>> = own;

/** All that an owner can choose, in the order of the admin's menu: the agency's last. */
export const questionKindNames: readonly QuestionKindName[] = [
  ...coreKindNames,
  ...(Object.keys(ownQuestionKinds) as OwnKindName[]),
];

const kinds: Readonly<Record<QuestionKindName, QuestionKind>> = {
  ...questionKinds,
  ...Object.fromEntries(Object.entries(ownQuestionKinds).map(([name, kind]) => [name, checkedBySchema(kind)])),
};

function checkedBySchema(kind: OwnQuestionKind): QuestionKind {
  return {
    ...kind,
    check(sent, question, tools) {
      const { data, error } = kind.schema(question, tools).safeParse(kind.isList ? sent : sent[0]);
      const [issue] = error?.issues ?? [];
      if (issue) return { id: issue.message as AnswerFaultId };
      return { value: kind.read && typeof data === 'string' ? kind.read(data) : data };
    },
  };
}

/** Whether its kind has a fault, or was taken away. */
export const isLeftOut = ({ kind }: Pick<Question, 'kind'>): boolean => !(kind in kinds);

/** Its kind. One that is left out is not asked: its form works without it. */
export const kindOf = ({ kind }: Pick<Question, 'kind'>): QuestionKind => kinds[kind] ?? questionKinds.note;
