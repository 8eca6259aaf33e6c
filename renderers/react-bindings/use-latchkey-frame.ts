import { useMemo } from 'react'
import { frameSummary } from '../../core/view-models/frame/summary.ts'
import type { FrameSummary } from '../../core/view-models/frame/summary.ts'
import { frameSignIn } from '../headless/frame-sign-in.ts'
import type { FrameSignIn } from '../headless/frame-sign-in.ts'
import { useLatchkeyInstance } from './latchkey-context.ts'
import { useHostView } from './use-host-view.ts'

/** Signing in to the wallet in the secure frame, by e-mail or a social account: how it stands, and the verbs that do it. */
export function useLatchkeyFrame(): FrameSummary & Omit<FrameSignIn, 'state'> {
  const latchkey = useLatchkeyInstance()
  const verbs = useMemo(() => {
    const { state: _, ...given } = frameSignIn(latchkey)
    return given
  }, [latchkey])
  const summary = useHostView(frameSummary)
  return useMemo(() => ({ ...summary, ...verbs }), [summary, verbs])
}
