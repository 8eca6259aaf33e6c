import { useMemo } from 'react'
import { walletSend } from '../headless/wallet-send.ts'
import { useLatchkeyInstance } from './latchkey-context.ts'

/** Returns the verbs `quote` and `send`, which send the coin or a token of the connected account without the modal. */
export function useLatchkeySend(): ReturnType<typeof walletSend> {
  const latchkey = useLatchkeyInstance()
  return useMemo(() => walletSend(latchkey), [latchkey])
}
