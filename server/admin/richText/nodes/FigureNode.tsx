import { $getState, $setState, createState, type LexicalEditor } from 'lexical';
import type { ReactElement } from 'react';
import { type Figure, FigureBlock } from '../FigureBlock.tsx';
import { SheetNode } from './SheetNode.ts';

const figureState = createState('figure', {
  parse(given): Figure {
    const { caption, picture } = Object(given) as Record<keyof Figure, unknown>;
    return { caption: String(caption ?? ''), picture: Number(picture ?? 0) };
  },
  isEqual: (one, other) => one.picture === other.picture && one.caption === other.caption,
});

/** A picture within the text, shown as it is cut for the page. */
export class FigureNode extends SheetNode {
  override $config() {
    return this.config('figure', {
      extends: SheetNode,
      stateConfigs: [{ stateConfig: figureState, flat: true }],
    });
  }

  get figure(): Figure {
    return $getState(this, figureState);
  }

  setFigure(figure: Figure): this {
    return $setState(this, figureState, figure);
  }

  override decorate(editor: LexicalEditor): ReactElement {
    return (
      <FigureBlock
        nodeKey={this.getKey()}
        figure={this.figure}
        onChange={(change) =>
          editor.update(() => {
            const latest = this.getLatest();
            latest.setFigure({ ...latest.figure, ...change });
          })
        }
        onRemove={() => editor.update(() => this.remove())}
      />
    );
  }
}

export function createFigure(figure: Figure): FigureNode {
  return new FigureNode().setFigure(figure);
}
