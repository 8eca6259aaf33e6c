import { useCallback, useMemo } from 'react'
import { activityMore, activityRefresh, activitySummary } from '../../core/view-models/activity/summary.ts'
import type { ActivitySummary } from '../../core/view-models/activity/summary.ts'
import { useDispatch } from './use-dispatch.ts'
import { useHostView } from './use-host-view.ts'

/** Returns the activity of the selected account, a function that reads it again, and one that reads the next page. */
export function useLatchkeyActivity(): ActivitySummary & {
  readonly refresh: () => void
  readonly more: () => void
} {
  const dispatch = useDispatch()
  const summary = useHostView(activitySummary)
  const next = useHostView(activityMore)
  const refresh = useCallback(() => dispatch(activityRefresh()), [dispatch])
  const more = useCallback(() => {
    if (next) dispatch(next)
  }, [dispatch, next])
  return useMemo(() => ({ ...summary, refresh, more }), [summary, refresh, more])
}
