import type { AccountParts } from '../../../../core/view-models/account/account.ts'
import { MenuButton } from '../../parts/MenuButton.tsx'
import { PressButton } from '../../parts/PressButton.tsx'

/** Renders the foot of an account: its wallet with a menu. Without a wallet that can be used, only the buttons that disconnect. */
export function AccountFoot({
  parts: { wallet, switchAddress, more, settings, explorer, disconnect, disconnectAll },
}: {
  readonly parts: AccountParts
}) {
  const ends = [disconnect, disconnectAll]
  const entries = wallet ? [switchAddress, more, settings, explorer, ...ends] : ends
  const present = entries.filter((entry) => entry !== null)
  if (present.length === 0) return null
  return (
    <div className="account-foot">
      {wallet ? (
        <MenuButton part={wallet} entries={present} />
      ) : (
        ends.map((end) => end && <PressButton key={end.label} part={end} shape="wide" />)
      )}
    </div>
  )
}
