import { setTimeout as pause } from 'node:timers/promises'
import type { Hex } from 'viem'

const mineLimit = 10_000

/** Waits for a transaction's receipt. Returns whether it succeeded. */
export async function succeeded(receiptOf: () => Promise<unknown>): Promise<boolean> {
  const end = Date.now() + mineLimit
  while (Date.now() < end) {
    const receipt = (await receiptOf()) as { readonly status: Hex } | null | undefined
    if (receipt) return receipt.status === '0x1'
    // The node mines at once, but after its answer.
    await pause(5)
  }
  return false
}
