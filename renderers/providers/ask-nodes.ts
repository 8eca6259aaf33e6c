import type { ChainId } from '../../core/domain/values/caip.ts'
import type { Failure } from '../../core/domain/errors/failure.ts'
import { failureReason } from '../../core/domain/errors/failure-reason.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { isOneOf } from '../../core/events/define-events.ts'
import type { Stamped } from '../../core/events/define-events.ts'
import { nodes } from '../../core/events/network/nodes.ts'
import type { Latchkey } from '../../core/latchkey.ts'

/** A question to a chain's nodes. */
export type NodeQuestion = { readonly chainId: ChainId; readonly method: string; readonly params: unknown }

/**
 * Asks the nodes of an offered network and returns their answer. Rejects with a LatchkeyError, also if the code does not load or Latchkey is
 * stopped.
 */
export function askNodesFor(latchkey: Latchkey, question: NodeQuestion): Promise<unknown> {
  const asked = nodes.asked(question)
  return new Promise((resolve, reject) => {
    let flow: string | null = null
    const end = (settle: () => void) => {
      leave()
      settle()
    }
    const fail = ({ code, detail, data }: Failure) => {
      const details = { ...(detail !== undefined && { meta: [detail] }), data }
      const message = `${question.method} was not done: ${failureReason(code)}.`
      end(() => reject(new LatchkeyError(code, message, details)))
    }
    const leave = latchkey.onAny((event) => {
      if (event.data === asked.data) flow = event.id
      const left = leftAt(event, flow)
      if (left) fail(left)
      if (isOneOf(event, nodes.answered) && event.data.request === flow) {
        const { result } = event.data
        end(() => resolve(result))
      }
      if (isOneOf(event, nodes.failed) && event.data.request === flow) fail(event.data.failure)
    })
    latchkey.dispatch(asked)
  })
}

/**
 * Returns why a question ends without an answer. The events are recognised by their types. Their definitions are loaded with the core, and a page
 * with a provider does not wait for that.
 */
function leftAt({ type, data, flow }: Stamped, asked: string | null): Failure | null {
  const { feature, failure, message } = Object(data) as {
    readonly feature?: string
    readonly failure?: Failure
    readonly message?: string
  }
  if (type === 'host/stopped') return { code: 'aborted' }
  if (type === 'features/loadFailed' && feature === 'nodes') return failure ?? { code: 'not-loaded' }
  const isBroken = type === 'engine/effectFailed' && asked !== null && flow === asked
  return isBroken ? { code: 'unexpected', detail: message ?? type } : null
}
