import { createLatchkey } from '../../../entries/index.ts'
import type { Latchkey } from '../../../entries/index.ts'
import { defineLatchkeyElements } from '../../../entries/elements.ts'
import { mountLatchkey } from '../../../entries/modal.ts'
import { mainnet } from '../../../entries/networks.ts'
import type { OptionsForHost } from '../../../sandbox/host/host-options.ts'

declare global {
  interface Window {
    alone: Latchkey
  }
}

/** A dapp for the wallets of the browser alone: it has no project id, and its services are the public ones, which nobody may ask. */
export function drawAloneDapp({ rpcUrls }: OptionsForHost): void {
  const latchkey = createLatchkey({
    networks: [{ ...mainnet, rpcUrls: rpcUrls['eip155:1'] ? [rpcUrls['eip155:1']] : [] }],
    features: { pairing: false, registry: false },
  })
  window.alone = latchkey
  mountLatchkey(latchkey)
  defineLatchkeyElements(latchkey)
  document.body.append(document.createElement('latchkey-button'))
}
