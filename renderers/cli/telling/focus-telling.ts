import { useContext, useEffect } from 'react'
import type { Focusable } from '../focus/focusables.ts'
import { ReportContext } from './report-context.ts'

/** Dispatches an element's `approach` once when it gets the focus. */
export function useFocusTelling(focused: Focusable | null): void {
  const tell = useContext(ReportContext)
  const approach = focused?.kind === 'press' ? focused.approach : undefined
  useEffect(() => {
    if (tell && approach) tell(approach)
  }, [tell, approach])
}
