import { useMemo } from 'react'
import { accountSummaryIn } from '../../core/view-models/account/summary.ts'
import type { AccountSummary } from '../../core/view-models/account/summary.ts'
import { checkHookArguments } from './check-hook-arguments.ts'
import { useHostView } from './use-host-view.ts'

/** Who is connected in a namespace; without one, in that where somebody is. */
export function useLatchkeyAccount(
  asked: { readonly namespace?: Parameters<typeof accountSummaryIn>[0] } = {},
): AccountSummary {
  if (process.env.NODE_ENV !== 'production') checkHookArguments('useLatchkeyAccount', asked)
  const { namespace } = asked
  return useHostView(useMemo(() => accountSummaryIn(namespace), [namespace]))
}
