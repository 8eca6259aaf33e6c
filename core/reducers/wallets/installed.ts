import type { InstalledWallet } from '../../domain/wallets/wallet.ts'
import { installed } from '../../events/wallets/installed.ts'
import { bootBeginning } from '../slices/boot-beginning.ts'
import { defineSlice } from '../slices/define-slice.ts'

/** The installed wallets by key, in the order of their announcements. */
export type InstalledState = {
  readonly order: readonly string[]
  readonly byKey: Readonly<Record<string, InstalledWallet>>
}

export const installedSlice = defineSlice<InstalledState>(bootBeginning.installed, (when) => [
  when([installed.announced], (draft, { data: { wallet } }) => {
    if (!draft.byKey[wallet.key]) draft.order.push(wallet.key)
    draft.byKey[wallet.key] = wallet
  }),
  when([installed.withdrawn], (draft, { data: { walletKey } }) => {
    draft.order = draft.order.filter((key) => key !== walletKey)
    delete draft.byKey[walletKey]
  }),
])
