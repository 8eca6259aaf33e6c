import type { Latchkey } from '../../core/latchkey.ts'
import { checkedLook } from './checked-look.ts'
import { expectLatchkey } from './expected-latchkey.ts'
import { getProvider } from './get-provider.ts'

/**
 * The listing of the provider in other libraries (EIP-6963). `uuid` is the UUID of this visit, `icon` a data URI, and `rdns` the host's reverse
 * domain name.
 */
export type ProviderLook = {
  readonly uuid: string
  readonly name: string
  readonly icon: `data:image/${string}`
  readonly rdns: string
}

/**
 * Announces the provider of a Latchkey to the page, now and on each request (EIP-6963). Returns a function that stops that. No Latchkey lists it
 * among its wallets, and on a server nothing happens. Throws `bad-request` if the first argument is no Latchkey, or the look is incomplete.
 */
export function announceProvider(
  latchkey: Latchkey,
  look: ProviderLook,
  target: Partial<EventTarget> = globalThis,
): () => void {
  expectLatchkey(latchkey, 'announceProvider')
  const { uuid, name, icon, rdns } = checkedLook(look, ['uuid', 'name', 'icon', 'rdns'])
  const info = Object.freeze({ uuid, name, icon, rdns })
  const detail = Object.freeze({ info, provider: getProvider(latchkey) })
  const announce = () => {
    target.dispatchEvent?.(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  target.addEventListener?.('eip6963:requestProvider', announce)
  announce()
  return () => target.removeEventListener?.('eip6963:requestProvider', announce)
}
