import { setTimeout as pause } from 'node:timers/promises'
import type { Hex } from 'viem'

const mineLimit = 10_000

/** Whether a transaction succeeded, once its receipt is there. */
export async function succeeded(receiptOf: () => Promise<unknown>): Promise<boolean> {
  const end = Date.now() + mineLimit
  while (Date.now() < end) {
    const receipt = (await receiptOf()) as { readonly status: Hex } | null | undefined
    if (receipt) return receipt.status === '0x1'
    // The node mines at once, but after it has answered.
    await pause(5)
  }
  return false
}
