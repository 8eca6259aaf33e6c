/** How long what a connected wallet does is kept for a watch that does not begin, in milliseconds. */
const longest = 1000

/** From the answer that connects a wallet to the watch over it, so that nothing which the wallet does between them is lost. */
export type SessionEventBuffer<Wallet, EventBuffer> = {
  /** Keeps a hearing for the watch that comes; the one that was kept of this wallet ends. */
  readonly give: (wallet: Wallet, hearing: EventBuffer) => void
  /** The hearing that is kept of this wallet, or none; it is kept no longer. */
  readonly take: (wallet: Wallet) => EventBuffer | undefined
}

/** Makes one that keeps nothing yet. */
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
