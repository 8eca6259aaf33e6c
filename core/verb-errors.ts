import { ChainId, Namespace } from './domain/caip.ts'
import type { Failure } from './domain/failure.ts'
import { failureReason } from './domain/failure-reason.ts'
import { LatchkeyError } from './domain/latchkey-error.ts'
import type { Network } from './domain/network.ts'
import { shapeOf } from './domain/shape-of.ts'
import { ViewName } from './domain/view-name.ts'

/** A verb that did not reach its end: what was not done, and why. */
export function notDone(what: string, { code, detail }: Failure): LatchkeyError {
  const details = detail === undefined ? {} : { meta: [detail] }
  return new LatchkeyError(code, `${what}: ${failureReason(code)}.`, details)
}

/** `bad-view`: there is no view of that name. */
export function viewRefused(view: unknown): LatchkeyError {
  return new LatchkeyError(
    'bad-view',
    `The view is ${shapeOf(view)}; expected one of ${ViewName.options.join(', ')}, or none.`,
  )
}

/** `invalid-chain-id` where a chain is no CAIP-2 id, `network-not-offered` where it is none of the options' networks. */
export function networkRefused(chainId: unknown, networks: readonly Network[]): LatchkeyError {
  const { success, data } = ChainId.safeParse(chainId)
  if (!success) {
    return new LatchkeyError(
      'invalid-chain-id',
      `The chain is ${shapeOf(chainId)}; expected a CAIP-2 id such as "eip155:137".`,
    )
  }
  const offered = networks.map(({ id }) => id).join(', ')
  return new LatchkeyError(
    'network-not-offered',
    `The network ${data} is not offered; expected one of ${offered}, or add it to the option "networks".`,
  )
}

/** `bad-request`: the method is no name, or there is no such namespace. */
export function requestRefused(method: unknown, namespace: unknown): LatchkeyError {
  const message =
    typeof method === 'string' && method.trim() !== ''
      ? `The namespace is ${shapeOf(namespace)}; expected one of ${Namespace.options.join(', ')}.`
      : `The method is ${shapeOf(method)}; expected the name of a JSON-RPC method such as "personal_sign".`
  return new LatchkeyError('bad-request', message)
}
