/** A wallet's provider (EIP-1193); the listener methods are missing in some wallets. */
export type Eip1193Provider = {
  request(question: { method: string; params?: unknown }): Promise<unknown>
  on?(event: string, listener: (value: unknown) => void): unknown
  removeListener?(event: string, listener: (value: unknown) => void): unknown
}

/** Whether a value can be asked like a wallet: an object with a `request` function. */
export function isProvider(value: unknown): value is Eip1193Provider {
  return (
    typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function'
  )
}
