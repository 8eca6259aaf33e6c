import { Subject, firstValueFrom, from } from 'rxjs'
import type { Observable } from 'rxjs'
import { accountTypes } from '../../core/domain/account/account-type.ts'
import type { AccountType } from '../../core/domain/account/account-type.ts'
import { defaultChain } from '../../core/domain/values/caip.ts'
import type { ChainId, Namespace } from '../../core/domain/values/caip.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { frameKeys } from '../../core/domain/frame/keys.ts'
import type { NamespaceSession } from '../../core/domain/sessions/namespace-session.ts'
import type { WalletChange, WalletSession } from '../../core/ports/connector.ts'
import type { Frame } from '../../core/ports/frame.ts'
import { contractChains } from './contract-chains.ts'
import type { TokenStorage } from './session-token.ts'
import { firstChains, sharedAccounts } from './shared-accounts.ts'

/** The accounts that the frame's wallet shares with the page, by namespace. */
export type FrameSessions = {
  /** Emits the new accounts of a namespace after they changed. */
  readonly changes: Observable<WalletChange>
  /** Asks for the accounts on the first chain of each namespace, and shares them. Fails if there is none. */
  readonly begin: (chains: readonly ChainId[], signal: AbortSignal) => Promise<WalletSession>
  /** Asks for the accounts on a chain, and shares them. Fails if the frame has none there. */
  readonly refresh: (chainId: ChainId, signal: AbortSignal, chosen?: AccountType) => Promise<NamespaceSession>
  /** Returns what is shared in a namespace. */
  readonly of: (namespace: Namespace) => NamespaceSession | undefined
  /** Shares nothing any more. */
  readonly clear: () => void
  /** Returns on which chains accounts may be contracts. */
  readonly contractChains: ReturnType<typeof contractChains>
}

/** Creates the sessions of the frame's wallet. `storage` has the type of account that the visitor chose last. */
export function createFrameSessions(
  frame: Pick<Frame, 'getUser' | 'smartAccountNetworks'>,
  storage: TokenStorage,
): FrameSessions {
  const changes = new Subject<WalletChange>()
  const shared = new Map<Namespace, NamespaceSession>()
  const chainsWithContracts = contractChains(frame)

  const accountsOn = async (
    chainId: ChainId,
    signal: AbortSignal,
    chosen?: AccountType,
  ): Promise<NamespaceSession | null> => {
    const preferred = chosen ?? (await rememberedType(storage, signal))
    const wish = preferred && { preferredAccountType: preferred }
    const user = await firstValueFrom(from(frame.getUser({ chainId, ...wish }, signal)))
    const hasContract = user.accounts.some(({ type }) => type === 'smartAccount')
    const { chainIds } = hasContract
      ? await orIfFailed(() => chainsWithContracts(signal), { chainIds: [] }, signal)
      : { chainIds: [] }
    const isForContracts = chainIds.includes(user.chainId)
    return sharedAccounts(user, chainId, { remembered: preferred, isForContracts })
  }

  return {
    changes,
    contractChains: chainsWithContracts,
    begin: async (chains, signal) => {
      const failures: unknown[] = []
      const namespaces: NamespaceSession[] = []
      for (const chainId of chains.length > 0 ? firstChains(chains) : [defaultChain]) {
        const found = await accountsOn(chainId, signal).catch((error: unknown) => {
          if (signal.aborted) throw error
          failures.push(error)
        })
        if (found) namespaces.push(found)
      }
      if (namespaces.length === 0)
        throw failures[0] ?? new LatchkeyError('no-accounts', 'The secure frame told of no account.')
      for (const found of namespaces) shared.set(found.namespace, found)
      return { namespaces }
    },
    refresh: async (chainId, signal, chosen) => {
      const found = await accountsOn(chainId, signal, chosen)
      if (!found) throw notAdded(chainId)
      const { namespace, accounts } = found
      const isNews = shared.get(namespace)?.accounts.join() !== accounts.join()
      shared.set(namespace, found)
      if (isNews) changes.next({ kind: 'accounts', namespace, accounts })
      return found
    },
    of: (namespace) => shared.get(namespace),
    clear: () => shared.clear(),
  }
}

/** Returns the error for a chain on which the frame has no account. */
export function notAdded(chainId: ChainId): LatchkeyError {
  return new LatchkeyError('chain-not-added', `The secure frame offers no account on ${chainId}.`)
}

async function rememberedType(storage: TokenStorage, signal: AbortSignal): Promise<AccountType | null> {
  const read = () => firstValueFrom(from(storage.read({ key: frameKeys.preferredAccountType }, signal)))
  const { text } = await orIfFailed(read, { text: null }, signal)
  return accountTypes.find((type) => type === text) ?? null
}

/** Resolves with another value if a question fails. Fails if the signal aborts. */
async function orIfFailed<Value>(
  ask: () => Promise<Value>,
  instead: Value,
  signal: AbortSignal,
): Promise<Value> {
  try {
    return await ask()
  } catch (error) {
    if (signal.aborted) throw error
    return instead
  }
}
