import { useMemo } from 'react'
import { accountSummaryIn } from '../../core/view-models/account/summary.ts'
import type { AccountSummary } from '../../core/view-models/account/summary.ts'
import { checkHookArguments } from './check-hook-arguments.ts'
import { useHostView } from './use-host-view.ts'

/** Returns the connected account of a namespace, or by default the first connected one. */
export function useLatchkeyAccount(
  asked: { readonly namespace?: Parameters<typeof accountSummaryIn>[0] } = {},
): AccountSummary {
  if (process.env.NODE_ENV !== 'production') checkHookArguments('useLatchkeyAccount', asked)
  const { namespace } = asked
  return useHostView(useMemo(() => accountSummaryIn(namespace), [namespace]))
}
