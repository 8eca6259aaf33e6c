const users = new WeakMap<object, number>()

/** Counts a user of a wallet: a request for accounts, or a watch. Returns a function that ends that use. */
export function holdWallet(wallet: object): () => void {
  let isOver = false
  const count = (by: number) => users.set(wallet, (users.get(wallet) ?? 0) + by)
  count(1)
  return () => {
    if (!isOver) count(-1)
    isOver = true
  }
}

/** Returns whether any Latchkey on this page uses a wallet. */
export function isInUse(wallet: object): boolean {
  return (users.get(wallet) ?? 0) > 0
}
