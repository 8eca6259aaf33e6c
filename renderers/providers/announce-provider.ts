import type { Latchkey } from '../../core/latchkey.ts'
import { checkedLook } from './checked-look.ts'
import { expectLatchkey } from './expected-latchkey.ts'
import { getProvider } from './get-provider.ts'

/** How other libraries on the page list the provider (EIP-6963): a UUID of this visit, a name, an icon as a data URI, and a reverse domain name of the host's own. */
export type ProviderLook = {
  readonly uuid: string
  readonly name: string
  readonly icon: `data:image/${string}`
  readonly rdns: string
}

/** Announces the provider of a Latchkey to the page, now and whenever it is asked for (EIP-6963); what it answers ends that. No Latchkey lists it among its wallets, and on a server nothing happens. Throws `bad-request` for what is no Latchkey, and for a look that lacks something. */
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
