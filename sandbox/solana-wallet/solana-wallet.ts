import { createConsent, type Consent } from '../browser-wallet/consent.ts'
import { ProviderError, providerCodes } from '../browser-wallet/provider-error.ts'
import base58 from 'bs58'
import type { SolanaKey } from '../solana-key.ts'
import type { SolanaMemory, SolanaWalletState } from './solana-memory.ts'
import type { SolanaProfile } from './solana-profile.ts'
import type { SolanaWorld } from './solana-world.ts'
import { solanaChains } from './standard-chains.ts'

/** An account in the form of the Wallet Standard. */
export type StandardAccount = {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly string[]
  readonly features: readonly string[]
  readonly label: string
}

/** A running Solana wallet: its keys, its state, and the visitor's prompts. */
export type SolanaWallet = {
  readonly profile: SolanaProfile
  readonly world: SolanaWorld
  readonly keys: readonly SolanaKey[]
  state(): SolanaWalletState
  /** Returns the accounts that this site may see, the active one first. Returns none while the wallet is locked. */
  accounts(): readonly StandardAccount[]
  /** Returns the key of an account. Throws 4100 if the site may not use it. */
  keyOf(account: unknown): SolanaKey
  readonly consent: Consent['ask']
  /** Stores a change, and emits changed accounts. */
  change(part: Partial<SolanaWalletState>): void
  forget(): void
}

const accountFeatures = ['solana:signMessage', 'solana:signTransaction', 'solana:signAndSendTransaction']

/** Creates a wallet with its stored state. `changed` is called when the visible accounts change. */
export async function createSolanaWallet(
  profile: SolanaProfile,
  world: SolanaWorld,
  memory: SolanaMemory,
  changed: () => void,
): Promise<SolanaWallet> {
  const keys = await world.keys(profile.accounts)
  const consent = createConsent(
    profile,
    () => memory.read().behaviour,
    () => 'Solana Devnet',
    'User rejected the request.',
  )
  let told = seen()

  function visible(): readonly SolanaKey[] {
    const { approved, isLocked } = memory.read()
    return isLocked ? [] : (approved ?? []).flatMap((position) => keys[position] ?? [])
  }
  function seen(): string {
    return visible()
      .map(({ address }) => address)
      .join()
  }
  function tell(): void {
    const before = told
    told = seen()
    if (before !== told) changed()
  }

  memory.onOtherTab(tell)
  return {
    profile,
    world,
    keys,
    state: memory.read,
    accounts: () =>
      visible().map((key, index) => ({
        address: key.address,
        publicKey: base58.decode(key.address),
        chains: solanaChains,
        features: accountFeatures.filter((name) => !memory.read().behaviour.without.includes(name)),
        label: `${profile.name} ${index + 1}`,
      })),
    keyOf(account) {
      const { address } = (account ?? {}) as { address?: unknown }
      const key = visible().find((candidate) => candidate.address === address)
      if (key) return key
      throw new ProviderError(
        providerCodes.unauthorized,
        `This site may not use ${String(address)}: connect that account first.`,
      )
    },
    consent: consent.ask,
    change(part) {
      if (part.behaviour) consent.reset()
      memory.change(part)
      tell()
    },
    forget() {
      consent.reset()
      memory.forget()
      told = seen()
    },
  }
}
