import { mixesScripts, skeletonOf } from '../../domain/values/text/look-alikes.ts'
import { isNewcomerKey } from '../../domain/wallets/wallet.ts'
import type { InstalledWallet, Wallet } from '../../domain/wallets/wallet.ts'
import type { StateOf } from '../../reducers/root.ts'
import { isInstalledExcluded } from '../../selectors/wallets/excluded-keys.ts'
import { enWallet } from '../../strings/en/wallet.ts'
import { textsOf } from '../parts/texts-of.ts'
import { walletIdentity } from './press.ts'

/** A reason for caution, by the name of its text. */
type Caution = 'wallet.lookAlike' | 'wallet.oddLetters'

/** Reasons for caution, by the name of a wallet's entry. */
type Cautions = ReadonlyMap<string, Caution>

/** A wallet to compare. Two entries of one wallet have the same identity. */
type Compared = { readonly entry: string | null; readonly identity: string }

/** Returns a warning about a wallet: its name looks like another wallet's, or mixes alphabets. Null for most. */
export function walletCaution(state: StateOf<'modal'>, wallet: InstalledWallet | Wallet): string | null {
  const caution = cautionsOf(state).get(entryOf(wallet))
  return caution ? textsOf(state, enWallet)(caution) : null
}

// Cached, since comparing all names takes milliseconds, and each picture that arrives renders the list again.
const kept = new WeakMap<object, Inputs & { readonly cautions: Cautions }>()

type Inputs = {
  readonly installed: StateOf<'modal'>['installed']
  readonly excludedKeys: StateOf<'modal'>['wallets']['excludedKeys']
  readonly options: StateOf<'modal'>['options']
}

function cautionsOf(state: StateOf<'modal'>): Cautions {
  const {
    installed,
    options,
    wallets: { byId, excludedKeys },
  } = state
  const before = kept.get(byId)
  const isSame =
    before?.installed === installed && before.excludedKeys === excludedKeys && before.options === options
  if (isSame) return before.cautions
  const cautions = compared(state)
  kept.set(byId, { installed, excludedKeys, options, cautions })
  return cautions
}

function compared(state: StateOf<'modal'>): Cautions {
  const {
    installed,
    wallets: { byId },
  } = state
  const here = Object.values(installed.byKey).filter(({ key }) => !isInstalledExcluded(state, key))
  const listed = Object.values(byId)
  const text = textsOf(state, enWallet)
  const bySkeleton = new Map<string, Compared[]>()
  const add = (name: string, entry: Compared) => {
    const skeleton = skeletonOf(name)
    bySkeleton.set(skeleton, [...(bySkeleton.get(skeleton) ?? []), entry])
  }
  for (const own of ['WalletConnect', text('connect.phone'), text('connect.all')])
    add(own, { entry: null, identity: own })
  for (const wallet of here)
    add(wallet.name, { entry: entryOf(wallet), identity: walletIdentity(state, wallet.key) })
  for (const wallet of listed)
    add(wallet.name, { entry: entryOf(wallet), identity: walletIdentity(state, identityOf(wallet, here)) })

  const alike = [...bySkeleton.values()].filter(
    (entries) => new Set(entries.map(({ identity }) => identity)).size > 1,
  )
  const mixed = [...here, ...listed].filter(({ name }) => mixesScripts(name))
  return new Map<string, Caution>([
    ...mixed.map((wallet) => [entryOf(wallet), 'wallet.oddLetters'] as const),
    ...alike.flat().flatMap(({ entry }) => (entry ? [[entry, 'wallet.lookAlike'] as const] : [])),
  ])
}

function entryOf(wallet: InstalledWallet | Wallet): string {
  return 'key' in wallet ? `installed ${wallet.key}` : `listed ${wallet.id}`
}

/** Returns a wallet's identity. If the registry has no reverse domain name for it, an installed wallet with exactly its name is the same wallet. */
function identityOf({ id, name, rdns }: Wallet, here: readonly InstalledWallet[]): string {
  return rdns ?? here.find((wallet) => wallet.name === name && !isNewcomerKey(wallet.key))?.key ?? `id ${id}`
}
