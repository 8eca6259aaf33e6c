import { askVisitor, type PromptContent } from '../browser-wallet/prompt.ts'
import { ProviderError, providerCodes } from '../browser-wallet/provider-error.ts'
import { base58 } from '@scure/base'
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
  /** Asks the visitor and returns the chosen positions. Throws 4001 after a rejection, and -32002 while a prompt is open. */
  consent(content: Omit<PromptContent, 'chain'>): Promise<readonly number[]>
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
  let prompting = false
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
  async function decide(content: Omit<PromptContent, 'chain'>): Promise<readonly number[] | null> {
    const { answer, delay } = memory.read().behaviour
    if (answer === 'hang') return new Promise(() => undefined)
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
    if (answer === 'prompt') return askVisitor(profile, { ...content, chain: 'Solana Devnet' })
    return answer === 'approve' ? [0] : null
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
    async consent(content) {
      if (prompting) {
        throw new ProviderError(
          providerCodes.alreadyPending,
          `${profile.name} is already asking the visitor: wait for that answer.`,
        )
      }
      prompting = true
      try {
        const chosen = await decide(content)
        if (chosen) return chosen
        throw new ProviderError(providerCodes.userRejected, 'User rejected the request.')
      } finally {
        prompting = false
      }
    },
    change(part) {
      if (part.behaviour) prompting = false
      memory.change(part)
      tell()
    },
    forget() {
      prompting = false
      memory.forget()
      told = seen()
    },
  }
}
