import type { Path } from 'fontkit';

/**
 * The outline as the text of an SVG path, each point from the one before it: two fifths shorter than with points from the
 * corner of the drawing, and the name is in every page. Figures are rounded where the points lie, so none drifts.
 */
export function pathText({ commands }: Pick<Path, 'commands'>): string {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  return commands
    .map(({ command, args }) => {
      if (command === 'closePath') {
        [x, y] = [startX, startY];
        return 'Z';
      }
      const points = args.map(hundredths);
      const [fromX, fromY] = [x, y];
      [x = 0, y = 0] = points.slice(-2);
      if (command === 'moveTo') {
        [startX, startY] = [x, y];
        return `M${figures(points)}`;
      }
      if (command === 'lineTo' && x === fromX) return `v${figures([y - fromY])}`;
      if (command === 'lineTo' && y === fromY) return `h${figures([x - fromX])}`;
      return letters[command] + figures(points.map((point, index) => point - (index % 2 ? fromY : fromX)));
    })
    .join('');
}

const letters = { lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' };

const hundredths = (figure: number) => Math.round(figure * 100);

function figures(points: readonly number[]): string {
  return points.map((point) => String(point / 100).replace(/^(-?)0\./, '$1.')).reduce(beside);
}

/** A space only where the next figure would go on with the last one. */
function beside(before: string, figure: string): string {
  const isApart = figure.startsWith('-') || (figure.startsWith('.') && /\.\d+$/.test(before));
  return before + (isApart ? '' : ' ') + figure;
}
