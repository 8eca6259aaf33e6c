import { useCallback, useMemo } from 'react'
import { tokensRefresh, tokensSummary } from '../../core/view-models/tokens/summary.ts'
import type { TokensSummary } from '../../core/view-models/tokens/summary.ts'
import { checkHookArguments } from './check-hook-arguments.ts'
import { useDispatch } from './use-dispatch.ts'
import { useHostView } from './use-host-view.ts'
import type { State } from './use-view-model.ts'

/** Returns all tokens of the connected account in a namespace, or of the first connected one, and a function that reads them again. */
export function useLatchkeyTokens(
  asked: { readonly namespace?: Parameters<typeof tokensSummary>[1] } = {},
): TokensSummary & {
  readonly refresh: () => void
} {
  if (process.env.NODE_ENV !== 'production') checkHookArguments('useLatchkeyTokens', asked)
  const { namespace } = asked
  const dispatch = useDispatch()
  const refresh = useCallback(() => dispatch(tokensRefresh()), [dispatch])
  const summary = useHostView(useMemo(() => (state: State) => tokensSummary(state, namespace), [namespace]))
  return useMemo(() => ({ ...summary, refresh }), [summary, refresh])
}
