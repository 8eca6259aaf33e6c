import { announceWallet } from './announce.ts'
import { createEventHub } from './event-hub.ts'
import { announceHostile } from './hostile-announcements.ts'
import { createProvider } from './provider.ts'
import { loadWorld, type SandboxWorld } from './sandbox-world.ts'
import { createWalletHooks, type WalletHooks } from './wallet-hooks.ts'
import { createWalletMemory } from './wallet-memory.ts'
import { walletProfiles, type WalletProfile } from './wallet-profile.ts'
import { createWallet } from './wallet.ts'
import { wantedWallets } from './wanted-wallets.ts'

function install(profile: WalletProfile, world: Promise<SandboxWorld>): WalletHooks {
  const memory = createWalletMemory(profile.key)
  const hub = createEventHub()
  const waking = world.then((known) => createWallet(profile, known, memory, hub))
  const provider = createProvider(profile.flag, hub, waking)
  if (profile.discovery === 'announced')
    announceWallet(profile, provider, memory.read().behaviour.announceAfter)
  else Object.assign(window, { ethereum: provider })
  waking.then(
    (wallet) => hub.emit('connect', { chainId: wallet.writtenChainId() }),
    (error: unknown) => console.error(error),
  )
  return createWalletHooks(waking, hub)
}

const keys = wantedWallets()
const world = loadWorld()
const hooks = walletProfiles
  .filter(({ key }) => keys.has(key))
  .map((profile) => [profile.key, install(profile, world)])

Object.assign(window, { sandboxWallets: { ...Object.fromEntries(hooks), announceHostile } })
