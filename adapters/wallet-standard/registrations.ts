/** Registers a value of any type. Returns a function that unregisters it. */
export type Register = (wallet: unknown) => () => void

/**
 * Lets wallets register from now on, including those already on the page (the two events of the Wallet Standard). Returns a function that stops
 * that. A registration that throws is reported to `broken`.
 */
export function collectRegistrations(
  target: EventTarget | null,
  register: Register,
  broken: (error: unknown) => void,
): () => void {
  let isOver = false
  const api = Object.freeze({
    register: (...wallets: unknown[]) => {
      const ends = isOver ? [] : wallets.map(register)
      return () => {
        for (const end of ends) end()
      }
    },
  })
  const take = (event: Event) => {
    try {
      const { detail } = event as CustomEvent<(given: typeof api) => void>
      detail(api)
    } catch (error) {
      broken(error)
    }
  }
  target?.addEventListener('wallet-standard:register-wallet', take)
  target?.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  return () => {
    isOver = true
    target?.removeEventListener('wallet-standard:register-wallet', take)
  }
}
