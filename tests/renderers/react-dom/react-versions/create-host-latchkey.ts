import { fakeChain } from '../../../../adapters/fake/fake-chain.ts'
import { fakeInjected } from '../../../../adapters/fake/fake-injected.ts'
import { fakeWalletRegistry } from '../../../../adapters/fake/fake-wallet-registry.ts'
import { mainnet } from '../../../../core/domain/network/known-networks.ts'
import type { Latchkey } from '../../../../core/latchkey.ts'
import { createLatchkey } from '../../../../entries/create-latchkey.ts'
import type { LatchkeyOptions } from '../../../../entries/latchkey-options.ts'
import { alice } from '../../../../fixtures/people.ts'

/** A host's Latchkey with Alice's wallet in the browser; what is remembered is the browser's own. */
export function createHostLatchkey(): Latchkey {
  return createLatchkey(hostOptions())
}

/** What such a host gives; nothing of it leaves the machine. */
export function hostOptions(): LatchkeyOptions {
  const wallet = { key: 'dev.latchkey.harbor', name: 'Harbor', icon: null }
  const wallets = [{ wallet, accounts: [alice.address], chainId: mainnet.id, isTrusted: true }]
  return {
    projectId: 'react-versions',
    networks: [mainnet],
    ports: {
      connectors: { injected: fakeInjected({ wallets }) },
      chains: { eip155: fakeChain({ balances: { [`eip155:1:${alice.address}`]: '1500000000000000000' } }) },
      walletRegistry: fakeWalletRegistry({ missingImages: [mainnet.imageId ?? ''] }),
    },
  }
}
