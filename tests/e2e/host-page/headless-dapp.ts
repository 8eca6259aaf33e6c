import { accountReader, walletFinder, walletPairing, walletSend } from '../../../entries/headless.ts'
import { createLatchkey } from '../../../entries/index.ts'
import type { Latchkey } from '../../../entries/index.ts'
import { getProvider } from '../../../entries/provider.ts'
import { base, mainnet } from '../../../entries/networks.ts'
import type { OptionsForHost } from '../../../sandbox/host/host-options.ts'

declare global {
  interface Window {
    headless: {
      readonly latchkey: Latchkey
      readonly reader: ReturnType<typeof accountReader>
      readonly provider: ReturnType<typeof getProvider>
      readonly finder: ReturnType<typeof walletFinder>
      readonly pairing: ReturnType<typeof walletPairing>
      readonly sender: ReturnType<typeof walletSend>
    }
  }
}

/** A dapp that draws all by itself: here nothing, and the test asks for what a page of its own would. */
export function runHeadlessDapp(services: OptionsForHost): void {
  const latchkey = createLatchkey({
    ...services,
    projectId: 'headless',
    networks: [mainnet, base],
    features: { switchActiveChain: false },
  })
  window.headless = {
    latchkey,
    reader: accountReader(latchkey),
    provider: getProvider(latchkey),
    finder: walletFinder(latchkey),
    pairing: walletPairing(latchkey),
    sender: walletSend(latchkey),
  }
  latchkey.start()
}
