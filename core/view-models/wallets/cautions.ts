import { mixesScripts, skeletonOf } from '../../domain/values/look-alikes.ts'
import { isNewcomerKey } from '../../domain/wallets/wallet.ts'
import type { InstalledWallet, Wallet } from '../../domain/wallets/wallet.ts'
import type { StateOf } from '../../reducers/root.ts'
import { isInstalledExcluded } from '../../selectors/wallets/excluded-keys.ts'
import { enWallet } from '../../strings/en/wallet.ts'
import { textsOf } from '../parts/texts-of.ts'
import { walletIdentity } from './press.ts'

/** Why to look twice, by the name of its text. */
type Caution = 'wallet.lookAlike' | 'wallet.oddLetters'

/** Why a wallet should be looked at twice, by the name of its entry. */
type Cautions = ReadonlyMap<string, Caution>

/** A wallet as it is compared: two entries of one wallet have one identity. */
type Compared = { readonly entry: string | null; readonly identity: string }

/** What a visitor should know before pressing a wallet's row: that another wallet's name looks the same, or that alphabets are mixed in it; null for most. */
export function walletCaution(state: StateOf<'modal'>, wallet: InstalledWallet | Wallet): string | null {
  const caution = cautionsOf(state).get(entryOf(wallet))
  return caution ? textsOf(state, enWallet)(caution) : null
}

// Comparing all names takes milliseconds, and a list is drawn again for each picture that comes.
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
  for (const own of ['connect.walletConnect', 'connect.all'] as const)
    add(text(own), { entry: null, identity: own })
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

/** A registry that does not know a wallet's reverse domain name lists the installed one of exactly its name. */
function identityOf({ id, name, rdns }: Wallet, here: readonly InstalledWallet[]): string {
  return rdns ?? here.find((wallet) => wallet.name === name && !isNewcomerKey(wallet.key))?.key ?? `id ${id}`
}
