import { useCallback, useMemo } from 'react'
import { balanceRefresh, balanceSummaryIn } from '../../core/view-models/account/balance-summary.ts'
import type { BalanceSummary } from '../../core/view-models/account/balance-summary.ts'
import { checkHookArguments } from './check-hook-arguments.ts'
import { useDispatch } from './use-dispatch.ts'
import { useHostView } from './use-host-view.ts'

/** Returns the balance of the connected account in a namespace, or of the first connected one, and a function that reads it again. */
export function useLatchkeyBalance(
  asked: { readonly namespace?: Parameters<typeof balanceSummaryIn>[0] } = {},
): BalanceSummary & {
  readonly refresh: () => void
} {
  if (process.env.NODE_ENV !== 'production') checkHookArguments('useLatchkeyBalance', asked)
  const { namespace } = asked
  const dispatch = useDispatch()
  const refresh = useCallback(() => dispatch(balanceRefresh()), [dispatch])
  const summary = useHostView(useMemo(() => balanceSummaryIn(namespace), [namespace]))
  return useMemo(() => ({ ...summary, refresh }), [summary, refresh])
}
