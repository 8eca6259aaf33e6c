import { accountSummaries } from '../../core/view-models/account-summary.ts'
import type { AccountSummary } from '../../core/view-models/account-summary.ts'
import { useViewModel } from './use-view-model.ts'

/** Who is connected in a namespace, `eip155` unless said otherwise. */
export function useLatchkeyAccount({
  namespace = 'eip155',
}: { readonly namespace?: keyof typeof accountSummaries } = {}): AccountSummary {
  return useViewModel(accountSummaries[namespace])
}
