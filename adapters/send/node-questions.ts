import { firstValueFrom, from } from 'rxjs'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { Network } from '../../core/domain/network/network.ts'
import { shapeOf } from '../../core/domain/values/text/shape-of.ts'
import type { EvmChain } from '../../core/ports/evm-chain.ts'
import { quantity } from '../activity/transaction-action.ts'

/** Questions to the nodes of one network. `quantity` and `bytes` throw `malformed-answer` for an answer of another type. */
export type NodeQuestions = {
  /** The signal that aborts the questions. */
  readonly signal: AbortSignal
  readonly any: (method: string, ...params: readonly unknown[]) => Promise<unknown>
  readonly quantity: (method: string, ...params: readonly unknown[]) => Promise<bigint>
  readonly bytes: (method: string, ...params: readonly unknown[]) => Promise<string>
}

const bytes = /^0x([\da-f]{2})*$/i

/** Creates the questions to a network. They end with the signal. */
export function nodeQuestions(
  evm: Pick<EvmChain, 'ask'>,
  network: Network,
  signal: AbortSignal,
): NodeQuestions {
  const any = (method: string, ...params: readonly unknown[]): Promise<unknown> =>
    firstValueFrom(from(evm.ask({ network, method, params }, signal)))
  const wrong = (method: string, answer: unknown, wish: string) => {
    const message = `${network.name} answered ${method} with ${shapeOf(answer)}; expected ${wish}.`
    return new LatchkeyError('malformed-answer', message)
  }
  return {
    signal,
    any,
    quantity: async (method, ...params) => {
      const answer = await any(method, ...params)
      const number = quantity(answer)
      if (number === null) throw wrong(method, answer, 'a number in hexadecimals')
      return number
    },
    bytes: async (method, ...params) => {
      const answer = await any(method, ...params)
      if (typeof answer === 'string' && bytes.test(answer)) return answer
      throw wrong(method, answer, 'bytes in hexadecimals')
    },
  }
}
