import { NEVER, Subject, merge } from 'rxjs'
import { namespaceOf } from '../../core/domain/values/caip.ts'
import type { ChainId } from '../../core/domain/values/caip.ts'
import type { Failure } from '../../core/domain/errors/failure.ts'
import type { Json } from '../../core/domain/values/json.ts'
import type { Connector, WalletChange } from '../../core/ports/connector.ts'
import { untilAborted } from '../ports/aborted.ts'
import type { AnswerOrder } from './answer-order.ts'
import { createScript } from './script.ts'
import type { Script, Emit } from './script.ts'
import { sharing } from './sharing.ts'
import type { Shared } from './sharing.ts'

/** The secure frame's wallet, under a test's control. */
export type FakeFrameConnector = Connector &
  Script<Required<Connector>> & {
    /** Emits a change that the wallet makes by itself. */
    readonly change: (change: WalletChange) => void
  }

/**
 * Creates a fake wallet of a visitor. It shares the accounts of `shared` in each namespace, on any chain of that namespace. `isTrusted` says
 * whether it reconnects.
 */
export function fakeFrameConnector({
  shared = [],
  isTrusted = false,
  result = `0x${'ab'.repeat(65)}`,
  order,
}: {
  readonly shared?: readonly Shared[]
  readonly isTrusted?: boolean
  readonly result?: Json
  readonly order?: AnswerOrder
} = {}): FakeFrameConnector {
  const { script, ask } = createScript<Required<Connector>>(order)
  const changes = new Subject<WalletChange>()
  let sharedNow = shared
  let isConnected = isTrusted

  const sessionOn = (wanted: readonly ChainId[]) => {
    sharedNow = sharedNow.map((one) => {
      const found = wanted.find((chainId) => namespaceOf(chainId) === namespaceOf(one.chainId))
      return { ...one, chainId: found ?? one.chainId }
    })
    return sharing(...sharedNow)
  }
  const become = (change: WalletChange) => {
    if (change.kind === 'disconnected') isConnected = false
    if (change.kind === 'chain') sessionOn([change.chainId])
    if (change.kind === 'accounts')
      sharedNow = sharedNow.map((one) =>
        namespaceOf(one.chainId) === change.namespace ? { ...one, accounts: change.accounts } : one,
      )
  }
  const moveTo = (chainId: ChainId, tell: Emit) => {
    if (!sharedNow.some((one) => namespaceOf(one.chainId) === namespaceOf(chainId)))
      throw { code: 'chain-not-added' } satisfies Failure
    if (!sharedNow.some((one) => one.chainId === chainId)) {
      sessionOn([chainId])
      tell(() => changes.next({ kind: 'chain', chainId }))
    }
    return { chainId }
  }

  return {
    ...script,
    connect: (request, signal) =>
      ask('connect', request, signal, () => {
        if (sharedNow.every(({ accounts }) => accounts.length === 0))
          throw { code: 'no-accounts' } satisfies Failure
        isConnected = true
        return sessionOn(request.chains ?? [])
      }),
    reconnect: (request, signal) =>
      ask('reconnect', request, signal, () => (isConnected ? sessionOn(request.chains) : null)),
    watch: (_, signal) => merge(changes, NEVER).pipe(untilAborted(signal)),
    switchNetwork: (request, signal) =>
      ask('switchNetwork', request, signal, (tell) => moveTo(request.chainId, tell)),
    addNetwork: (request, signal) =>
      ask('addNetwork', request, signal, () => {
        throw { code: 'chain-not-added' } satisfies Failure
      }),
    request: (request, signal) => ask('request', request, signal, () => result),
    disconnect: (request, signal) =>
      ask('disconnect', request, signal, () => {
        isConnected = false
        return null
      }),
    change: (change) => {
      become(change)
      changes.next(change)
    },
  }
}
