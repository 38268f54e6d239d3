import { CheckList } from '@frontage/design/kit/index.ts';
import type { ReactNode } from 'react';

interface AnswerProps {
  item: {
    description: string;
    list?: string[] | undefined;
    descriptionUnderList?: string | undefined;
    secondDescription?: string | undefined;
  };
  /** A picture, before the last paragraph. */
  children?: ReactNode;
}

/** What a question or a point says once it is open. */
export const Answer = ({ item, children }: AnswerProps) => (
  <>
    <p>{item.description}</p>
    <CheckList entries={item.list ?? []} />
    {item.descriptionUnderList ? <p>{item.descriptionUnderList}</p> : null}
    {children}
    {item.secondDescription ? <p>{item.secondDescription}</p> : null}
  </>
);
