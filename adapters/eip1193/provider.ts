/** A wallet's provider (EIP-1193); the listener methods are missing in some wallets. */
export type Eip1193Provider = {
  request(question: { method: string; params?: unknown }): Promise<unknown>
  on?(event: string, listener: (value: unknown) => void): unknown
  removeListener?(event: string, listener: (value: unknown) => void): unknown
}

/** Whether a value can be asked like a wallet: an object, or a function as older wallets have it, with a `request` function. */
export function isProvider(value: unknown): value is Eip1193Provider {
  const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function'
  return isObject && 'request' in value && typeof value.request === 'function'
}
