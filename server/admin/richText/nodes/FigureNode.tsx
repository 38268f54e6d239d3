import { boxOf, type PictureSizeKey } from '@frontage/contract/primitives/picture.ts';
import { cutInText, maxCaption } from '@frontage/contract/primitives/pictureInText.ts';
import { useLexicalEditable } from '@lexical/react/useLexicalEditable';
import { createContext, useContext } from 'react';
import type { Media } from '../../../payload-types.ts';
import { say } from '../../say.ts';
import { useAnswer } from '../../useAnswer.ts';
import styles from '../richText.module.css';
import { Held, heldState, Line, type SheetProps, sheetNode } from './SheetNode.tsx';

/** A picture within the text, shown as it is cut for the page. */
export const FigureNode = sheetNode('figure', heldState('figure', { caption: '', picture: 0 }), FigureBlock);

export const createFigure = (figure: Figure) => new FigureNode().hold(figure);

interface Figure {
  picture: number;
  caption: string;
}

function FigureBlock({ nodeKey, onChange, onRemove, value: figure }: SheetProps<Figure>) {
  const isEditable = useLexicalEditable();
  const choosePicture = useChoosePicture();
  const change = (chosen: Partial<Figure>) => onChange((latest) => ({ ...latest, ...chosen }));
  const media = useAnswer<Media>(`/api/media/${figure.picture}?depth=0`);
  const stored = media && cutOf(media);
  return (
    <Held
      nodeKey={nodeKey}
      label={say('Picture')}
      head={
        <>
          <a href={`/admin/collections/media/${figure.picture}`} target="_blank" rel="noreferrer">
            {say('Open in the library')}
          </a>
          {isEditable ? (
            <button type="button" onClick={() => choosePicture((picture) => change({ picture }))}>
              {say('Change picture')}
            </button>
          ) : null}
        </>
      }
      removal={say('Remove picture')}
      onRemove={onRemove}
    >
      {media !== undefined && !stored ? (
        <p className={styles.missing}>
          {say('This picture is not found in the library. Choose another, or remove it.')}
        </p>
      ) : (
        // biome-ignore lint/performance/noImgElement: a cut that the library has made already
        <img className={styles.picture} src={stored?.url} alt={stored?.alt ?? ''} {...stored?.box} />
      )}
      <div className={styles.caption}>
        <Line
          label={say('Caption')}
          value={figure.caption}
          onType={(caption) => change({ caption })}
          maxLength={maxCaption}
          placeholder={say('What to look at, or whose picture it is')}
          spellCheck
        />
      </div>
    </Held>
  );
}

/** What a text shows of a picture of the library. */
function cutOf({ alt, drawn, height, sizes, url, width }: Media) {
  const shape = { width: width ?? 0, height: height ?? 0, drawing: drawn ? (url ?? undefined) : undefined };
  const cut: PictureSizeKey = cutInText(shape);
  const address = sizes?.[cut === '690-517' ? 'webp690x517' : 'webp1000x510']?.url ?? url;
  return address ? { url: address, alt, box: boxOf(cut) } : undefined;
}

export type ChoosePicture = (onChosen: (id: number) => void) => void;

/** Separate from the library itself, so that a text can be read without it. */
export const PictureChoiceContext = createContext<ChoosePicture>(() => undefined);

/** Returns a function that lets an editor choose a picture of the library, or upload one to it. */
export function useChoosePicture(): ChoosePicture {
  return useContext(PictureChoiceContext);
}
