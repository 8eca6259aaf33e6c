/** What a wallet keeps texts in. */
type WalletStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The page's `localStorage`, or a memory of its own where the browser denies that: an extension's storage is not the page's. */
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
