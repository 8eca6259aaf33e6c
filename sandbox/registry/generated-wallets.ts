import { createRandom, pick } from './random.ts'
import { imageId, registryChains, walletId, type RegistryWallet } from './registry-wallet.ts'

const first = words(`
  Amber Aspen Birch Cedar Cinder Clover Copper Coral Ember Fable Fjord Garnet Hazel Indigo Juniper Kestrel Lumen Maple
  Meadow Nimbus North Onyx Opal Orchid Pebble Quartz Quill Raven River Saffron Sable Silver Tidal Velvet Willow Zephyr
`)
const second = words(`
  Anchor Arc Cove Crest Drift Field Forge Gate Grove Keep Key Lantern Leaf Lock Loop Mint Nest Path Pocket Point Pouch
  Purse Ridge Safe Spring Vault
`)
const endings = ['', '', '', ' Wallet', ' Mobile', ' Pay'] as const
const domains = ['example', 'example.com', 'example.org', 'example.net'] as const

/** Returns invented wallets with different, plausible names. The same seed gives the same wallets. */
export function generatedWallets(count: number, seed: number): readonly RegistryWallet[] {
  const random = createRandom(seed)
  const names = new Set<string>()
  while (names.size < count)
    names.add(`${pick(random, first)} ${pick(random, second)}${pick(random, endings)}`)
  return [...names].map((name, index) => generatedWallet(name, index, random))
}

function generatedWallet(name: string, index: number, random: () => number): RegistryWallet {
  const word = name.toLowerCase().replace(/[^a-z]+/g, '')
  const homepage = `https://${word}.${pick(random, domains)}`
  const solanaOnly = random() < 0.08
  const both = random() < 0.3
  const injected = random() < 0.25
  const maybe = (chance: number, text: string) => (random() < chance ? text : null)
  return {
    id: walletId(name),
    name,
    homepage,
    image_id: imageId(name),
    order: 1_000 + index * 10,
    mobile_link: maybe(0.85, random() < 0.7 ? `${word}://` : `${homepage}/open`),
    desktop_link: maybe(0.2, `${word}-desktop://`),
    webapp_link: maybe(0.25, `${homepage}/app`),
    app_store: maybe(
      0.7,
      `https://apps.apple.com/app/${word}/id${1_000_000_000 + Math.floor(random() * 1e9)}`,
    ),
    play_store: maybe(0.7, `https://play.google.com/store/apps/details?id=example.${word}`),
    chrome_store: null,
    rdns: injected ? `example.${word}` : null,
    injected:
      injected && random() < 0.5
        ? [{ namespace: solanaOnly ? 'solana' : 'eip155', injected_id: `is${name.replaceAll(' ', '')}` }]
        : null,
    chains: solanaOnly
      ? registryChains.solana
      : both
        ? [...registryChains.evm, ...registryChains.solana]
        : registryChains.evm,
  }
}

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}
