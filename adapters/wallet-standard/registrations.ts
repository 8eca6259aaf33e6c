/** Takes what registers itself, whatever it is; answers what takes it back. */
export type Register = (wallet: unknown) => () => void

/**
 * Lets wallets register themselves from now on, those that are here already included (the two events of the Wallet Standard); gives
 * back what stops it. A registration that throws is told to `broken`.
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
