import type { Latchkey } from '../../core/latchkey.ts'
import { createEip1193Provider } from './eip1193-provider.ts'
import type { Eip1193Provider } from './eip1193-provider.ts'
import { expectLatchkey } from './expected-latchkey.ts'

const made = new WeakMap<Latchkey, Eip1193Provider>()

/**
 * Returns the EIP-1193 provider of a Latchkey. Every call returns the same object, regardless of the connection. Throws `bad-request` if the
 * argument is no Latchkey.
 */
export function getProvider(latchkey: Latchkey): Eip1193Provider {
  expectLatchkey(latchkey, 'getProvider')
  const known = made.get(latchkey)
  if (known) return known
  const provider = createEip1193Provider(latchkey)
  made.set(latchkey, provider)
  return provider
}
