import { useMemo } from 'react'
import type { Latchkey } from '../../core/latchkey.ts'
import { walletChoices } from '../../core/view-models/wallets/choices.ts'
import type { WalletChoices } from '../../core/view-models/wallets/choices.ts'
import { walletFinder } from '../headless/wallet-finder.ts'
import type { WalletSearch } from '../headless/wallet-finder.ts'
import { useLatchkeyInstance } from './latchkey-context.ts'
import { useHostView } from './use-host-view.ts'

/** Returns the wallets for a screen of the host's own, functions that search and request more, and the verb that connects an installed one. */
export function useLatchkeyWallets(): WalletChoices & WalletSearch & Pick<Latchkey, 'connect'> {
  const latchkey = useLatchkeyInstance()
  const verbs = useMemo(() => {
    const { search, more } = walletFinder(latchkey)
    return { search, more, connect: latchkey.connect }
  }, [latchkey])
  const choices = useHostView(walletChoices)
  return useMemo(() => ({ ...choices, ...verbs }), [choices, verbs])
}
