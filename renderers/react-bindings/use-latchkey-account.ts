import { useMemo } from 'react'
import { accountSummaryIn } from '../../core/view-models/account-summary.ts'
import type { AccountSummary } from '../../core/view-models/account-summary.ts'
import { useViewModel } from './use-view-model.ts'

/** Who is connected in a namespace; without one, in that where somebody is. */
export function useLatchkeyAccount({
  namespace,
}: { readonly namespace?: Parameters<typeof accountSummaryIn>[0] } = {}): AccountSummary {
  return useViewModel(useMemo(() => accountSummaryIn(namespace), [namespace]))
}
