import { useMemo } from 'react'
import { walletSend } from '../headless/wallet-send.ts'
import { useLatchkeyInstance } from './latchkey-context.ts'

/** What sends the coin or a token of the connected account without any view: the verbs `quote` and `send`. */
export function useLatchkeySend(): ReturnType<typeof walletSend> {
  const latchkey = useLatchkeyInstance()
  return useMemo(() => walletSend(latchkey), [latchkey])
}
