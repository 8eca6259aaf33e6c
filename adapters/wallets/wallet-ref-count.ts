const users = new WeakMap<object, number>()

/** Says that somebody on this page asks a wallet for accounts or follows what it does; gives back what ends that. */
export function holdWallet(wallet: object): () => void {
  let isOver = false
  const count = (by: number) => users.set(wallet, (users.get(wallet) ?? 0) + by)
  count(1)
  return () => {
    if (!isOver) count(-1)
    isOver = true
  }
}

/** Whether somebody on this page does, whichever Latchkey that is. */
export function isInUse(wallet: object): boolean {
  return (users.get(wallet) ?? 0) > 0
}
