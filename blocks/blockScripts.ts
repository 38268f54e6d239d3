/**
 * The scripts of the core that a view may need: `arrows` runs an arrow after each click (R17), `asset` moves that of a
 * hero, `embeds` shows what is of another host, `forms` wakes forms.
 */
export type BlockScript = 'arrows' | 'asset' | 'booking' | 'clocks' | 'embeds' | 'estimate' | 'forms';

/** The scripts that a view needs to show this: it says so by a function of its own, as `Hero.runs`. */
export function scriptsOf<Props>(
  view: { (...all: never[]): unknown; runs?(props: Props): readonly BlockScript[] },
  props: Props,
) {
  return view.runs?.(props) ?? [];
}
