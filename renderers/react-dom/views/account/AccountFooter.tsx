import type { AccountParts } from '../../../../core/view-models/account/account.ts'
import { PageLink } from '../../parts/PageLink.tsx'
import { PressButton } from '../../parts/PressButton.tsx'

/** What leads away from an account, at the foot of what shows it: to the explorer, and out of one session or all. */
export function AccountFooter({
  parts: { explorer, disconnect, disconnectAll },
}: {
  readonly parts: Pick<AccountParts, 'explorer' | 'disconnect' | 'disconnectAll'>
}) {
  if (!explorer && !disconnect) return null
  return (
    <div className="ways-out">
      {explorer && <PageLink part={explorer} shape="wide" />}
      {disconnect && <PressButton part={disconnect} shape="wide" />}
      {disconnectAll && <PressButton part={disconnectAll} shape="wide" />}
    </div>
  )
}
