import { Subject, firstValueFrom, from } from 'rxjs'
import { accountTypes } from '../../core/domain/account/account-type.ts'
import type { AccountType } from '../../core/domain/account/account-type.ts'
import { defaultChain } from '../../core/domain/values/caip.ts'
import type { ChainId, Namespace } from '../../core/domain/values/caip.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { NamespaceSession } from '../../core/domain/sessions/namespace-session.ts'
import { frameKeys } from '../../core/domain/frame/keys.ts'
import { isSafeMethod } from '../../core/domain/frame/rpc-methods.ts'
import type { Answer } from '../../core/ports/answer.ts'
import type { Connector, WalletChange, WalletSession } from '../../core/ports/connector.ts'
import type { Frame } from '../../core/ports/frame.ts'
import { abortError, rejectOnAbort, untilAborted } from '../ports/aborted.ts'
import type { PlainClock } from '../browser/clock.ts'
import { contractChains } from './contract-chains.ts'
import { createFrameRequests } from './frame-requests.ts'
import { timeLimitedStorage } from './time-limited-storage.ts'
import { isForFrame, isOnItsChain } from './rpc-request.ts'
import { createSessionToken } from './session-token.ts'
import type { TokenStorage } from './session-token.ts'
import { firstChains, sharedAccounts } from './shared-accounts.ts'
import { createMutex } from './mutex.ts'

/** The parts of the frame's wallet: the frame, and the storage of its token. */
export type FrameConnectorDependencies = {
  readonly frame: Frame & { readonly renewed?: () => Promise<boolean> }
  readonly storage: TokenStorage
  readonly clock: PlainClock
}

/**
 * The wallet in the secure frame, with the frame's methods for accounts and chains.
 * `rejectQueued` rejects the requests that need a confirmation and have not been sent to the frame yet. `renewed` waits until no earlier request
 * can be confirmed in the frame.
 */
export type FrameConnector = Required<Connector> &
  Pick<Frame, 'getUser' | 'setPreferredAccount' | 'smartAccountNetworks'> & {
    readonly rejectQueued: () => void
    readonly renewed: (signal: AbortSignal) => Promise<void>
  }

/** Creates the frame's wallet. A choice of the preferred account fails if the accounts cannot be read afterwards. */
export function createFrameConnector({ frame, storage, clock }: FrameConnectorDependencies): FrameConnector {
  const patient = timeLimitedStorage(storage, clock)
  const token = createSessionToken(patient)
  const changes = new Subject<WalletChange>()
  const shared = new Map<Namespace, NamespaceSession>()
  // The frame has one current chain. So all questions that depend on it run one after the other.
  const inTurn = createMutex()
  const queued = createFrameRequests()
  const forContracts = contractChains(frame)
  from(frame.sessionTokens(null, new AbortController().signal)).subscribe((told) => token.keep(told.token))

  const accountsOn = async (
    chainId: ChainId,
    signal: AbortSignal,
    chosen?: AccountType,
  ): Promise<NamespaceSession | null> => {
    const preferred = chosen ?? (await rememberedType(patient, signal))
    const wish = preferred && { preferredAccountType: preferred }
    const user = await first(frame.getUser({ chainId, ...wish }, signal))
    const isForContracts =
      user.accounts.some(({ type }) => type === 'smartAccount') &&
      (await chainsForContracts(signal)).includes(user.chainId)
    return sharedAccounts(user, chainId, { remembered: preferred, isForContracts })
  }

  const chainsForContracts = async (signal: AbortSignal): Promise<readonly ChainId[]> => {
    try {
      return (await forContracts(signal)).chainIds
    } catch (error) {
      if (signal.aborted) throw error
      return []
    }
  }

  const sessionOn = (chains: readonly ChainId[], signal: AbortSignal): Promise<WalletSession> =>
    inTurn(signal, async () => {
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
    })

  const moveTo = async (chainId: ChainId, signal: AbortSignal) => {
    const moved = await first(frame.switchNetwork({ chainId }, signal))
    if (moved.chainId === chainId) return
    throw new LatchkeyError('chain-mismatch', `The secure frame went to ${moved.chainId}, not to ${chainId}.`)
  }

  /** Another tab or another request may have switched the frame's chain. */
  const standOn = async (chainId: ChainId, signal: AbortSignal) => {
    const { chainId: present } = await first(frame.getChainId(null, signal))
    if (present !== chainId) await moveTo(chainId, signal)
  }

  const become = async (chainId: ChainId, signal: AbortSignal, chosen?: AccountType) => {
    const found = await accountsOn(chainId, signal, chosen)
    if (!found) throw notAdded(chainId)
    const { namespace, accounts } = found
    const isNews = shared.get(namespace)?.accounts.join() !== accounts.join()
    shared.set(namespace, found)
    if (isNews) changes.next({ kind: 'accounts', namespace, accounts })
    return found
  }

  let isStranger = false
  let renewing: Promise<void> | null = null
  /** A reloaded frame recognises its visitor by the token. */
  const renew = async () => {
    const { signal } = new AbortController()
    isStranger ||= (await frame.renewed?.()) === true
    if (!isStranger) return
    const { isConnected } = await first(frame.isConnected({ token: await token.current(signal) }, signal))
    if (!isConnected) throw new LatchkeyError('unauthorized', 'The secure frame no longer knows its visitor.')
    isStranger = false
  }
  const renewed = (signal: AbortSignal) => {
    renewing ??= renew().finally(() => {
      renewing = null
    })
    return rejectOnAbort(renewing, signal)
  }

  return {
    connect: ({ chains = [] }, signal) => sessionOn(chains, signal),
    reconnect: async ({ chains }, signal) => {
      const kept = await token.current(signal)
      const { isConnected } = await first(frame.isConnected({ token: kept }, signal)).catch(
        (error: unknown) => {
          if (!signal.aborted) token.refuse(kept)
          throw error
        },
      )
      if (isConnected) return sessionOn(chains, signal)
      token.refuse(kept)
      return null
    },
    watch: (_, signal) => changes.pipe(untilAborted(signal)),
    switchNetwork: ({ chainId }, signal) =>
      inTurn(signal, async () => {
        await moveTo(chainId, signal)
        return { chainId: (await become(chainId, signal)).chainId }
      }),
    addNetwork: async ({ network }) => {
      throw notAdded(network.id)
    },
    request: async ({ chainId, method, params }, signal) => {
      const ask = () => first(frame.request({ chainId, method, params }, signal))
      if (!isForFrame({ chainId, method }) || !isOnItsChain({ method })) return ask()
      // A request to the frame names no chain. The frame runs it on its current chain.
      const { answer } = await queued.run(method, signal, (waiting) =>
        inTurn(waiting, async () => {
          if (!isSafeMethod(method)) await renewed(waiting)
          await standOn(chainId, waiting)
          if (waiting.aborted) throw abortError()
          const answer = ask()
          answer.catch(() => {})
          return { answer }
        }),
      )
      return answer
    },
    disconnect: async (_, signal) => {
      shared.clear()
      const forget = token.forgetting()
      try {
        return await first(frame.signOut(null, signal))
      } finally {
        forget()
      }
    },
    getUser: (request, signal) => inTurn(signal, () => first(frame.getUser(request, signal))),
    smartAccountNetworks: (_, signal) => forContracts(signal),
    setPreferredAccount: (request, signal) =>
      inTurn(signal, async () => {
        const held = shared.get('eip155')
        if (held) await standOn(held.chainId, signal)
        const chosen = await first(frame.setPreferredAccount(request, signal))
        if (held && shared.has('eip155')) await become(held.chainId, signal, chosen.type)
        return chosen
      }),
    rejectQueued: queued.reject,
    renewed,
  }
}

function first<Value>(answer: Answer<Value>): Promise<Value> {
  return firstValueFrom(from(answer))
}

async function rememberedType(storage: TokenStorage, signal: AbortSignal): Promise<AccountType | null> {
  try {
    const { text } = await first(storage.read({ key: frameKeys.preferredAccountType }, signal))
    return accountTypes.find((type) => type === text) ?? null
  } catch (error) {
    if (signal.aborted) throw error
    return null
  }
}

function notAdded(chainId: ChainId): LatchkeyError {
  return new LatchkeyError('chain-not-added', `The secure frame offers no account on ${chainId}.`)
}
