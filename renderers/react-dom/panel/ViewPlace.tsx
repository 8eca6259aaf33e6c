import type { Chrome } from '../../../core/view-models/shell/chrome.ts'
import type { Screen } from '../../../core/view-models/parts/parts.ts'
import type { BrokenScreen } from '../../../core/view-models/parts/screen-of.ts'
import type { LoadedView } from './loaded-view.ts'
import { loading } from './LoadingView.tsx'
import { useStyleSheets } from './use-style-sheets.ts'

/**
 * Renders a screen with its style sheets. A view slides in from the side of the last navigation. Throws the error of a screen that could not be
 * computed.
 */
export function ViewPlace({
  screen,
  Drawing,
  Inner,
  sheets,
  moves,
}: Pick<LoadedView, 'Drawing' | 'Inner' | 'sheets'> & {
  readonly screen: Screen | BrokenScreen
  readonly moves: Chrome['direction'] | undefined
}) {
  useStyleSheets(sheets)
  if ('error' in screen) throw screen.error
  const { parts } = screen
  const drawn = <Drawing parts={parts}>{Inner && <Inner parts={parts} />}</Drawing>
  return Drawing === loading.Drawing ? (
    drawn
  ) : (
    <div className="view" data-moves={moves}>
      {drawn}
    </div>
  )
}
