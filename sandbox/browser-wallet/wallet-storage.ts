/** The storage of a wallet. */
type WalletStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Returns the page's `localStorage`, or a storage in memory if the browser denies access. An extension's storage is not the page's. */
export function walletStorage(): WalletStorage {
  try {
    return window.localStorage
  } catch {
    const texts = new Map<string, string>()
    return {
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => void texts.set(key, text),
      removeItem: (key) => void texts.delete(key),
    }
  }
}
