import { wantedWallets } from '../browser-wallet/wanted-wallets.ts'
import { registerHostile } from './hostile-registrations.ts'
import { registerWallet } from './register.ts'
import { createSolanaHooks, type SolanaHooks } from './solana-hooks.ts'
import { createSolanaMemory } from './solana-memory.ts'
import { solanaProfiles, type SolanaProfile } from './solana-profile.ts'
import { createSolanaWallet } from './solana-wallet.ts'
import { loadSolanaWorld, type SolanaWorld } from './solana-world.ts'
import { createStandardFace, type StandardFace } from './standard-face.ts'

function install(profile: SolanaProfile, world: Promise<SolanaWorld>): SolanaHooks {
  const memory = createSolanaMemory(profile.key)
  const { without, registerAfter } = memory.read().behaviour
  const waking = world.then((known) => createSolanaWallet(profile, known, memory, () => face.tellAccounts()))
  const face: StandardFace = createStandardFace(profile, waking, without)
  if (registerAfter > 0) setTimeout(() => registerWallet(face.wallet), registerAfter)
  else registerWallet(face.wallet)
  return createSolanaHooks(waking)
}

const keys = wantedWallets()
const profiles = solanaProfiles.filter(({ key }) => keys.has(key))
if (profiles.length > 0) {
  const world = loadSolanaWorld()
  const hooks = profiles.map((profile) => [profile.key, install(profile, world)])
  Object.assign(window, { sandboxSolanaWallets: Object.fromEntries(hooks) })
}
Object.assign(window, { registerHostileWallet: registerHostile })
