import type { Path } from 'fontkit';

/**
 * Writes an outline as the text of an SVG path with relative points. It is two fifths shorter than with absolute
 * points, and the name is on every page. Positions are rounded, not steps, so that no point drifts.
 */
export function writePathText({ commands }: Pick<Path, 'commands'>): string {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  return commands
    .map(({ command, args }) => {
      if (command === 'closePath') {
        [x, y] = [startX, startY];
        return 'Z';
      }
      const points = args.map(toHundredths);
      const [fromX, fromY] = [x, y];
      [x = 0, y = 0] = points.slice(-2);
      if (command === 'moveTo') {
        [startX, startY] = [x, y];
        return `M${formatFigures(points)}`;
      }
      if (command === 'lineTo' && x === fromX) return `v${formatFigures([y - fromY])}`;
      if (command === 'lineTo' && y === fromY) return `h${formatFigures([x - fromX])}`;
      return letters[command] + formatFigures(points.map((point, index) => point - (index % 2 ? fromY : fromX)));
    })
    .join('');
}

const letters = { lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' };

const toHundredths = (figure: number) => Math.round(figure * 100);

function formatFigures(points: readonly number[]): string {
  return points.map((point) => String(point / 100).replace(/^(-?)0\./, '$1.')).reduce(joinFigures);
}

/** Joins two figures, with a space only where they would otherwise run together. */
function joinFigures(before: string, figure: string): string {
  const isApart = figure.startsWith('-') || (figure.startsWith('.') && /\.\d+$/.test(before));
  return before + (isApart ? '' : ' ') + figure;
}
