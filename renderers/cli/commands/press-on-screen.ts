import { featuresFor } from '../../../core/domain/features/views.ts'
import type { EventInput } from '../../../core/events/define-events.ts'
import { statusOfFeatures } from '../../../core/reducers/shell/feature-status.ts'
import type { BootState } from '../../../core/reducers/root.ts'
import { currentView } from '../../../core/selectors/shell/current-view.ts'
import { isOnScreen } from '../../../core/selectors/shell/on-screen.ts'
import { screenOf } from '../../../core/view-models/parts/screen-of.ts'
import { screens } from '../screens.ts'

/** Returns the event of the visible button or row with a label. Returns null if none can be pressed. */
export function pressOnScreen(state: BootState, label: string): EventInput | null {
  const view = currentView(state)
  if (!isOnScreen(state) || statusOfFeatures(state.features, featuresFor(view)) !== 'here') return null
  const screen = screenOf(state, screens[view].viewModel)
  return 'parts' in screen ? pressIn(screen.parts, label) : null
}

function pressIn(part: unknown, label: string): EventInput | null {
  if (typeof part !== 'object' || part === null) return null
  const { label: own, press } = part as { readonly label?: unknown; readonly press?: EventInput | null }
  if (own === label && press) return press
  for (const inner of Object.values(part)) {
    const found = pressIn(inner, label)
    if (found) return found
  }
  return null
}
