import { walletFacts } from './wallet-facts.ts'
import { imageId, registryChains, walletId, type RegistryWallet } from './registry-wallet.ts'

/** Returns the well-known wallets in list order. `order` counts by ten, so that tests can insert others. */
export function knownWallets(): readonly RegistryWallet[] {
  return walletFacts.map((fact, index) => ({
    id: fact.id ?? walletId(fact.name),
    name: fact.name,
    homepage: fact.homepage,
    image_id: fact.image ?? imageId(fact.name),
    order: (index + 1) * 10,
    mobile_link: fact.mobile ?? null,
    desktop_link: fact.desktop ?? null,
    webapp_link: fact.web ?? null,
    app_store: fact.appStore ?? null,
    play_store: fact.playStore ?? null,
    chrome_store: fact.chromeStore ?? null,
    rdns: fact.rdns ?? null,
    injected: fact.injected ? [{ namespace: 'eip155', injected_id: fact.injected }] : null,
    chains: [
      ...(fact.solana === 'only' ? [] : registryChains.evm),
      ...(fact.solana ? registryChains.solana : []),
    ],
  }))
}
