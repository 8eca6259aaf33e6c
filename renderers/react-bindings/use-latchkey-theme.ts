import { useMemo } from 'react'
import type { Latchkey } from '../../core/latchkey.ts'
import { appearanceView } from '../../core/view-models/shell/appearance.ts'
import type { Appearance } from '../../core/view-models/shell/appearance.ts'
import { useLatchkeyInstance } from './latchkey-context.ts'
import { useHostView } from './use-host-view.ts'

type Changes = Parameters<Latchkey['update']>[0]

/** The current theme, language and writing direction, and functions that change the theme. */
export type LatchkeyTheme = Appearance & {
  /** Sets light, dark or the system's choice. `undefined` restores the default. */
  readonly setThemeMode: (mode: Changes['themeMode']) => void
  /** Replaces the theme's custom properties. `undefined` removes them. */
  readonly setThemeVariables: (variables: Changes['themeVariables']) => void
}

/** Returns the current theme, language and writing direction, and stable setters. */
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
