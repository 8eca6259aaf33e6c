/** A wallet's provider (EIP-1193). Some wallets lack the listener methods. */
export type WalletProvider = {
  request(question: { method: string; params?: unknown }): Promise<unknown>
  on?(event: string, listener: (value: unknown) => void): unknown
  removeListener?(event: string, listener: (value: unknown) => void): unknown
}

/** Returns whether a value is a provider: an object with a `request` function, or a function with one, as in older wallets. */
export function isProvider(value: unknown): value is WalletProvider {
  const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function'
  return isObject && 'request' in value && typeof value.request === 'function'
}
