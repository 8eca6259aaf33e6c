/** How long a wallet's events are buffered for a watch that does not begin, in milliseconds. */
const longest = 1000

/** The buffers between a wallet's approval and the watch, so that no event of the wallet is lost. */
export type SessionEventBuffer<Wallet, Buffered> = {
  /** Stores a buffer for the later watch. An earlier one of this wallet ends. */
  readonly give: (wallet: Wallet, buffer: Buffered) => void
  /** Removes and returns the wallet's buffer, if there is one. */
  readonly take: (wallet: Wallet) => Buffered | undefined
}

/** Creates a store of buffers, one for each wallet at most. */
export function createSessionEventBuffer<
  Wallet,
  Buffered extends { readonly stop: () => void },
>(): SessionEventBuffer<Wallet, Buffered> {
  const kept = new Map<Wallet, { readonly buffer: Buffered; readonly end: () => void }>()
  const take = (wallet: Wallet) => {
    const found = kept.get(wallet)
    kept.delete(wallet)
    found?.end()
    return found?.buffer
  }
  return {
    give: (wallet, buffer) => {
      take(wallet)?.stop()
      const timer = setTimeout(() => take(wallet)?.stop(), longest)
      kept.set(wallet, { buffer, end: () => clearTimeout(timer) })
    },
    take,
  }
}
