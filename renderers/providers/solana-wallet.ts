import type { Latchkey } from '../../core/latchkey.ts'
import { solanaFacts } from '../../core/view-models/sessions/solana-facts.ts'
import { createListeners } from './listeners.ts'
import { providerError } from './provider-error.ts'
import { createAccounts } from './solana-accounts.ts'
import type { SolanaAccount } from './solana-accounts.ts'
import { createConnecting } from './solana-connecting.ts'
import { signInText } from './solana-sign-in.ts'
import type { SignInInput } from './solana-sign-in.ts'
import { createSigning, inSequence } from './solana-signing.ts'

/** The look of the wallet where wallets are listed: a name, and an icon as a data URI. */
export type SolanaWalletLook = { readonly name: string; readonly icon: `data:image/${string}` }

type Change = { readonly accounts: readonly SolanaAccount[]; readonly chains?: readonly `solana:${string}`[] }
type SolanaInputs<Send extends 'message' | 'transactions' | 'send'> = Parameters<
  ReturnType<typeof createSigning>[Send]
>[0]

/** Creates a Wallet Standard wallet over the currently connected Solana wallet. Its methods reject with a `ProviderRpcError`. */
export function createSolanaWallet(latchkey: Latchkey, { name, icon }: SolanaWalletLook) {
  const accounts = createAccounts(latchkey)
  const connect = createConnecting(latchkey)
  const signing = createSigning(latchkey)
  const chains = () => solanaFacts(latchkey.state()).chains
  const listeners = createChangeListeners(latchkey, () => ({ accounts: accounts(), chains: chains() }))
  const signIn = async (input: SignInInput) => {
    await connect(false)
    const { address = accounts()[0]?.address, domain = globalThis.location?.host ?? '' } = input
    const account = accounts().find((shared) => shared.address === address) ?? { address: address ?? '' }
    const message = new TextEncoder().encode(signInText(input, { address: account.address, domain }))
    return { account, ...(await signing.message({ account, message })), signatureType: 'ed25519' as const }
  }
  const supportedTransactionVersions = Object.freeze(['legacy', 0] as const)
  const features = Object.freeze({
    'standard:connect': {
      version: '1.0.0',
      connect: rejecting(async ({ silent = false }: { readonly silent?: boolean } = {}) => {
        await connect(silent)
        return { accounts: accounts() }
      }),
    },
    'standard:disconnect': {
      version: '1.0.0',
      disconnect: rejecting(() => latchkey.disconnect({ namespace: 'solana' })),
    },
    'standard:events': {
      version: '1.0.0',
      on: (event: 'change', listener: (change: Change) => void) => {
        listeners.add(event, listener)
        return () => listeners.remove(event, listener)
      },
    },
    'solana:signMessage': {
      version: '1.1.0',
      signMessage: rejecting((...inputs: readonly SolanaInputs<'message'>[]) =>
        inSequence(inputs, signing.message),
      ),
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions,
      signTransaction: rejecting((...inputs: SolanaInputs<'transactions'>) => signing.transactions(inputs)),
    },
    'solana:signAndSendTransaction': {
      version: '1.0.0',
      supportedTransactionVersions,
      signAndSendTransaction: rejecting((...inputs: readonly SolanaInputs<'send'>[]) =>
        inSequence(inputs, signing.send),
      ),
    },
    'solana:signIn': {
      version: '1.0.0',
      signIn: rejecting((...inputs: readonly SignInInput[]) => inSequence(inputs, signIn)),
    },
  } as const)
  return Object.freeze({
    version: '1.0.0' as const,
    isLatchkey: true as const,
    name,
    icon,
    features,
    get chains() {
      return chains()
    },
    get accounts() {
      return accounts()
    },
  })
}

/** Creates the listeners of changes. They get the accounts, and the chains too if these changed. */
function createChangeListeners(latchkey: Latchkey, current: () => Required<Change>) {
  let told = current()
  const look = () => {
    const before = told
    told = current()
    const isSame = told.accounts === before.accounts || told.accounts.length + before.accounts.length === 0
    if (told.chains.join() !== before.chains.join()) listeners.tell('change', told)
    else if (!isSame) listeners.tell('change', { accounts: told.accounts })
  }
  const listeners = createListeners<{ readonly change: Change }>(() => {
    told = current()
    return latchkey.subscribe(look)
  })
  return listeners
}

/** Wraps a method so that it never throws, and rejects with a `ProviderRpcError`. */
function rejecting<Given extends readonly unknown[], Value>(
  method: (...given: Given) => Promise<Value>,
): (...given: Given) => Promise<Value> {
  return async (...given) => {
    try {
      return await method(...given)
    } catch (error) {
      throw providerError(error)
    }
  }
}
