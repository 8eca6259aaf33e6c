import { useMemo } from 'react'
import { frameSummary } from '../../core/view-models/frame/summary.ts'
import type { FrameSummary } from '../../core/view-models/frame/summary.ts'
import { frameSignIn } from '../headless/frame-sign-in.ts'
import type { FrameSignIn } from '../headless/frame-sign-in.ts'
import { useLatchkeyInstance } from './latchkey-context.ts'
import { useHostView } from './use-host-view.ts'

/** Returns the state of the sign-in to the secure frame's wallet, by e-mail or a social account, and its verbs. */
export function useLatchkeyFrame(): FrameSummary & Omit<FrameSignIn, 'state'> {
  const latchkey = useLatchkeyInstance()
  const verbs = useMemo(() => {
    const { state: _, ...given } = frameSignIn(latchkey)
    return given
  }, [latchkey])
  const summary = useHostView(frameSummary)
  return useMemo(() => ({ ...summary, ...verbs }), [summary, verbs])
}
