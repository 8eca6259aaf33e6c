import { ChainId, Namespace } from './domain/caip.ts'
import { LatchkeyError } from './domain/latchkey-error.ts'
import { networkOf } from './domain/network.ts'
import type { Network } from './domain/network.ts'
import { shapeOf } from './domain/shape-of.ts'
import { ViewName, isViewName } from './domain/view-name.ts'

/** Checks the view a host opens; throws `bad-view` where there is none of that name, naming those that there are. */
export function checkView(view: unknown): void {
  if (view === undefined || isViewName(view)) return
  throw new LatchkeyError(
    'bad-view',
    `The view is ${shapeOf(view)}; expected one of ${ViewName.options.join(', ')}, or none.`,
  )
}

/** Checks the chain a host asks for; throws `invalid-chain-id` where it is no CAIP-2 id, `network-not-offered` where it is none of the options' networks. */
export function checkOffered(chainId: unknown, networks: readonly Network[]): void {
  const { success, data } = ChainId.safeParse(chainId)
  if (!success) {
    throw new LatchkeyError(
      'invalid-chain-id',
      `The chain is ${shapeOf(chainId)}; expected a CAIP-2 id such as "eip155:137".`,
    )
  }
  if (networkOf(networks, data)) return
  const offered = networks.map(({ id }) => id).join(', ')
  throw new LatchkeyError(
    'network-not-offered',
    `The network ${data} is not offered; expected one of ${offered}, or add it to the option "networks".`,
  )
}

/** Checks what a host asks of a wallet; throws `bad-request` naming what it is and what was expected. */
export function checkRequest(method: unknown, namespace: unknown): void {
  if (typeof method !== 'string' || method.trim() === '') {
    throw new LatchkeyError(
      'bad-request',
      `The method is ${shapeOf(method)}; expected the name of a JSON-RPC method such as "personal_sign".`,
    )
  }
  if (Namespace.safeParse(namespace).success) return
  throw new LatchkeyError(
    'bad-request',
    `The namespace is ${shapeOf(namespace)}; expected one of ${Namespace.options.join(', ')}.`,
  )
}
