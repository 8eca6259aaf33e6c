import { useMemo } from 'react'
import type { Latchkey } from '../../core/latchkey.ts'
import { appearanceView } from '../../core/view-models/shell/appearance.ts'
import type { Appearance } from '../../core/view-models/shell/appearance.ts'
import { useLatchkeyInstance } from './latchkey-context.ts'
import { useHostView } from './use-host-view.ts'

type Changes = Parameters<Latchkey['update']>[0]

/** The theme, language and writing direction that stand, and what changes the theme. */
export type LatchkeyTheme = Appearance & {
  /** Sets light, dark or the system's choice; `undefined` goes back to the default. */
  readonly setThemeMode: (mode: Changes['themeMode']) => void
  /** Sets the custom properties of the theme, in place of all that stood; `undefined` takes them away. */
  readonly setThemeVariables: (variables: Changes['themeVariables']) => void
}

/** The theme, language and writing direction that stand, and setters that never change. */
export function useLatchkeyTheme(): LatchkeyTheme {
  const { update } = useLatchkeyInstance()
  const appearance = useHostView(appearanceView)
  const setters = useMemo(
    () => ({
      setThemeMode: (themeMode: Changes['themeMode']) => update({ themeMode }),
      setThemeVariables: (themeVariables: Changes['themeVariables']) => update({ themeVariables }),
    }),
    [update],
  )
  return useMemo(() => ({ ...appearance, ...setters }), [appearance, setters])
}
