/** How long a wallet's events are buffered for a watch that does not begin, in milliseconds. */
const longest = 1000

/** The buffers between a wallet's approval and the watch, so that no event of the wallet is lost. */
export type SessionEventBuffer<Wallet, EventBuffer> = {
  /** Stores a buffer for the later watch. An earlier one of this wallet ends. */
  readonly give: (wallet: Wallet, hearing: EventBuffer) => void
  /** Removes and returns the wallet's buffer, if there is one. */
  readonly take: (wallet: Wallet) => EventBuffer | undefined
}

export function createSessionEventBuffer<
  Wallet,
  EventBuffer extends { readonly stop: () => void },
>(): SessionEventBuffer<Wallet, EventBuffer> {
  const kept = new Map<Wallet, { readonly hearing: EventBuffer; readonly end: () => void }>()
  const take = (wallet: Wallet) => {
    const found = kept.get(wallet)
    kept.delete(wallet)
    found?.end()
    return found?.hearing
  }
  return {
    give: (wallet, hearing) => {
      take(wallet)?.stop()
      const timer = setTimeout(() => take(wallet)?.stop(), longest)
      kept.set(wallet, { hearing, end: () => clearTimeout(timer) })
    },
    take,
  }
}
