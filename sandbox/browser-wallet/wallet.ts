import { writeAddress, writeChainId, type Behaviour } from './behaviour.ts'
import { createConsent, type Consent } from './consent.ts'
import type { EventHub } from './event-hub.ts'
import { findChain, type WalletChain } from './known-chains.ts'
import { ProviderError, providerCodes } from './provider-error.ts'
import type { SandboxWorld, SigningAccount } from './sandbox-world.ts'
import type { WalletMemory, WalletState } from './wallet-memory.ts'
import type { WalletProfile } from './wallet-profile.ts'
import type { Address } from 'viem'

/** A key and its address. If that is a contract, `owner` is the address of the key itself. */
type WalletKey = SigningAccount & { readonly owner?: Address }

/** A running wallet: its keys, its state, and the visitor's prompts. */
export type Wallet = {
  readonly profile: WalletProfile
  readonly keys: readonly WalletKey[]
  state(): WalletState
  chain(): WalletChain
  findChain(id: number): WalletChain | null
  /** Returns the addresses that this site may see, the active one first, in the form of the behaviour. */
  visibleAddresses(): readonly string[]
  /** Returns the key of an address. Throws 4100 if the site may not use it. */
  keyOf(address: unknown): WalletKey
  writtenChainId(): string | number
  readonly consent: Consent['ask']
  /** Stores a change and emits changed accounts and chain. */
  change(part: Partial<WalletState>): void
  behave(part: Partial<Behaviour>): void
  /** Forgets everything about the site without an event. */
  forget(): void
}

/** Creates a wallet with its stored state. */
export function createWallet(
  profile: WalletProfile,
  world: SandboxWorld,
  memory: WalletMemory,
  hub: EventHub,
): Wallet {
  const keys = world
    .accounts(profile.accounts)
    .map((key): WalletKey =>
      profile.actsThroughContract ? { ...key, address: world.smartAccount(), owner: key.address } : key,
    )
  const consent = createConsent(
    profile,
    () => memory.read().behaviour,
    () => wallet.chain().name,
    'The visitor rejected the request.',
  )
  let told = memory.read()

  const wallet: Wallet = {
    profile,
    keys,
    state: memory.read,
    chain: () => {
      const state = memory.read()
      const chain = findChain(state.chainId, state, world)
      if (!chain)
        throw new ProviderError(
          providerCodes.internal,
          `${profile.name} is on chain ${state.chainId}, which it does not know.`,
        )
      return chain
    },
    findChain: (id) => findChain(id, memory.read(), world),
    visibleAddresses: () => {
      const { approved, behaviour } = memory.read()
      return (approved ?? []).flatMap((index) =>
        keys[index] ? [writeAddress(keys[index].address, behaviour.addresses)] : [],
      )
    },
    keyOf(address) {
      const wanted = String(address).toLowerCase()
      const usable = (memory.read().approved ?? []).map((index) => keys[index])
      const key = usable.find((candidate) => candidate?.address.toLowerCase() === wanted)
      if (key) return key
      throw new ProviderError(
        providerCodes.unauthorized,
        `This site may not use ${String(address)}: connect that account first.`,
      )
    },
    writtenChainId: () => {
      const { chainId, behaviour } = memory.read()
      return writeChainId(chainId, behaviour.chainIdFormat)
    },
    consent: consent.ask,
    change(part) {
      memory.change(part)
      tell()
    },
    forget() {
      consent.reset()
      memory.forget()
      told = memory.read()
    },
    behave(part) {
      consent.reset()
      memory.change({ behaviour: { ...memory.read().behaviour, ...part } })
    },
  }

  function tell(): void {
    const before = told
    told = memory.read()
    if (String(before.approved ?? []) !== String(told.approved ?? []))
      hub.emit('accountsChanged', wallet.visibleAddresses())
    if (before.chainId !== told.chainId) hub.emit('chainChanged', wallet.writtenChainId())
  }
  memory.onOtherTab(tell)
  return wallet
}
