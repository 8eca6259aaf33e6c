import type { AccountParts } from '../../../../core/view-models/account/account.ts'
import { PageLink } from '../../parts/PageLink.tsx'
import { PressButton } from '../../parts/PressButton.tsx'

/** Renders the ways out of an account: a link to the explorer, and buttons that disconnect one session or all. */
export function AccountEnds({
  parts: { explorer, disconnect, disconnectAll },
}: {
  readonly parts: Pick<AccountParts, 'explorer' | 'disconnect' | 'disconnectAll'>
}) {
  if (!explorer && !disconnect) return null
  return (
    <div className="account-ends">
      {explorer && <PageLink part={explorer} shape="wide" />}
      {disconnect && <PressButton part={disconnect} shape="wide" />}
      {disconnectAll && <PressButton part={disconnectAll} shape="wide" />}
    </div>
  )
}
