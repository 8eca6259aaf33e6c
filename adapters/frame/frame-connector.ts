import { firstValueFrom, from } from 'rxjs'
import type { ChainId } from '../../core/domain/values/caip.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { isSafeMethod } from '../../core/domain/frame/rpc-methods.ts'
import type { Answer } from '../../core/ports/answer.ts'
import type { Connector } from '../../core/ports/connector.ts'
import type { Frame } from '../../core/ports/frame.ts'
import { abortError, untilAborted } from '../ports/aborted.ts'
import type { PlainClock } from '../browser/clock.ts'
import { createFrameRequests } from './frame-requests.ts'
import { createFrameSessions, notAdded } from './frame-sessions.ts'
import { createFrameVisitor } from './frame-visitor.ts'
import type { RenewableFrame } from './frame-visitor.ts'
import { timeLimitedStorage } from './time-limited-storage.ts'
import { isForFrame, isOnItsChain } from './rpc-request.ts'
import type { TokenStorage } from './session-token.ts'
import { createMutex } from './mutex.ts'

/** The parts of the frame's wallet: the frame, and the storage of its token. */
export type FrameConnectorDependencies = {
  readonly frame: RenewableFrame
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
  const limited = timeLimitedStorage(storage, clock)
  const sessions = createFrameSessions(frame, limited)
  const visitor = createFrameVisitor(frame, limited)
  // The frame has one current chain. So all questions that depend on it run one after the other.
  const inTurn = createMutex()
  const queued = createFrameRequests()

  return {
    connect: ({ chains = [] }, signal) => inTurn(signal, () => sessions.begin(chains, signal)),
    reconnect: async ({ chains }, signal) =>
      (await visitor.isKnown(signal)) ? inTurn(signal, () => sessions.begin(chains, signal)) : null,
    watch: (_, signal) => sessions.changes.pipe(untilAborted(signal)),
    switchNetwork: ({ chainId }, signal) =>
      inTurn(signal, async () => {
        await switchFrame(frame, chainId, signal)
        return { chainId: (await sessions.refresh(chainId, signal)).chainId }
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
          if (!isSafeMethod(method)) await visitor.renewed(waiting)
          await ensureChain(frame, chainId, waiting)
          if (waiting.aborted) throw abortError()
          const answer = ask()
          answer.catch(() => {})
          return { answer }
        }),
      )
      return answer
    },
    disconnect: (_, signal) => {
      sessions.clear()
      return visitor.signOut(signal)
    },
    getUser: (request, signal) => inTurn(signal, () => first(frame.getUser(request, signal))),
    smartAccountNetworks: (_, signal) => sessions.contractChains(signal),
    setPreferredAccount: (request, signal) =>
      inTurn(signal, async () => {
        const held = sessions.of('eip155')
        if (held) await ensureChain(frame, held.chainId, signal)
        const chosen = await first(frame.setPreferredAccount(request, signal))
        if (held && sessions.of('eip155')) await sessions.refresh(held.chainId, signal, chosen.type)
        return chosen
      }),
    rejectQueued: queued.reject,
    renewed: visitor.renewed,
  }
}

/** Switches the frame unless it is on a chain. Another tab or another request may have switched it. */
async function ensureChain(frame: Frame, chainId: ChainId, signal: AbortSignal): Promise<void> {
  const { chainId: present } = await first(frame.getChainId(null, signal))
  if (present !== chainId) await switchFrame(frame, chainId, signal)
}

async function switchFrame(frame: Frame, chainId: ChainId, signal: AbortSignal): Promise<void> {
  const moved = await first(frame.switchNetwork({ chainId }, signal))
  if (moved.chainId === chainId) return
  throw new LatchkeyError('chain-mismatch', `The secure frame went to ${moved.chainId}, not to ${chainId}.`)
}

function first<Value>(answer: Answer<Value>): Promise<Value> {
  return firstValueFrom(from(answer))
}
