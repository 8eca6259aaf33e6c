import { afterAll, afterEach, beforeAll } from 'vitest'
import { createWalletConnect } from '../../../adapters/wallet-connect/wallet-connect.ts'
import type { WalletConnectDependencies } from '../../../adapters/wallet-connect/wallet-connect.ts'
import { base, mainnet } from '../../../core/domain/network/known-networks.ts'
import { createPhone } from '../../../sandbox/phone/phone.ts'
import type { Phone, PhoneOptions } from '../../../sandbox/phone/phone.ts'
import { startRelay } from '../../../sandbox/relay/start-relay.ts'
import type { Relay } from '../../../sandbox/relay/start-relay.ts'

/** Solana's devnet (CAIP-2). */
export const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

/** The chains that the phone grants when they are offered. */
export const offered = [mainnet.id, base.id, devnet] as const

// Nothing is asked of a chain here, so nobody has to listen at its URL.
const chains = { [mainnet.id]: 'http://127.0.0.1:1', [base.id]: 'http://127.0.0.1:1' }
let made = 0

/** The sandbox's relay for a file of tests, with phones and Latchkeys that are ended after each test. */
export function relayStage(): {
  readonly relay: () => Relay
  readonly phone: (options?: Partial<PhoneOptions>) => Promise<Phone>
  readonly latchkey: (
    dependencies?: Partial<WalletConnectDependencies>,
  ) => ReturnType<typeof createWalletConnect>
} {
  let relay: Relay | null = null
  const ends: (() => Promise<void>)[] = []
  const running = () => {
    if (relay) return relay
    throw new Error('The relay starts before the first test; ask for it inside of one.')
  }
  beforeAll(async () => {
    relay = await startRelay()
  })
  afterEach(async () => {
    for (const end of ends.splice(0)) await end()
    await relay?.restart()
  })
  afterAll(() => relay?.stop())

  return {
    relay: running,
    phone: async (options = {}) => {
      const phone = await createPhone({
        relayUrl: running().url,
        projectId: 'latchkey-tests',
        chains,
        requests: 'approve',
        ...options,
      })
      ends.push(phone.stop)
      return phone
    },
    latchkey: (dependencies = {}) => {
      made += 1
      const walletConnect = createWalletConnect({
        projectId: 'latchkey-tests',
        relayUrl: running().url,
        metadata: () => ({ name: 'Tidewater', description: 'A dapp.', url: 'http://127.0.0.1', icons: [] }),
        storagePrefix: `latchkey-${made}`,
        ...dependencies,
      })
      ends.push(walletConnect.dispose)
      return walletConnect
    },
  }
}
