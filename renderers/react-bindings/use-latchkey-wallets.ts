import { useMemo } from 'react'
import type { Latchkey } from '../../core/latchkey.ts'
import { walletChoices } from '../../core/view-models/wallet-choices.ts'
import type { WalletChoices } from '../../core/view-models/wallet-choices.ts'
import { useLatchkeyInstance } from './latchkey-context.ts'
import { useViewModel } from './use-view-model.ts'

/** The wallets a host can list in a screen of its own, and the verb that connects an installed one. */
export function useLatchkeyWallets(): WalletChoices & Pick<Latchkey, 'connect'> {
  const { connect } = useLatchkeyInstance()
  const choices = useViewModel(walletChoices)
  return useMemo(() => ({ ...choices, connect }), [choices, connect])
}
