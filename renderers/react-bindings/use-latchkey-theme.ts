import { appearanceView } from '../../core/view-models/appearance.ts'
import type { Appearance } from '../../core/view-models/appearance.ts'
import { useViewModel } from './use-view-model.ts'

/** The theme, language and writing direction that stand. */
export function useLatchkeyTheme(): Appearance {
  return useViewModel(appearanceView)
}
