import { expectedOf } from '../domain/features/argument-words.ts'
import { allNamespaces, isChainId } from '../domain/values/caip.ts'
import type { Failure } from '../domain/errors/failure.ts'
import { failureReason } from '../domain/errors/failure-reason.ts'
import { isUnconfirmed } from '../domain/operations/request/unconfirmed.ts'
import { LatchkeyError } from '../domain/errors/latchkey-error.ts'
import type { Network } from '../domain/network/network.ts'
import { nearestWord } from '../domain/values/text/nearest-word.ts'
import type { WrongArgument } from '../domain/features/route.ts'
import { shapeOf } from '../domain/values/text/shape-of.ts'
import type { ViewName } from '../domain/features/view-name.ts'
import { factsOf, views } from '../domain/features/views.ts'

/** Returns the error of a verb that was not done: `what` was not done, and why. `because` replaces the reason of the code. */
export function notDone(
  what: string,
  { code, detail, data, status }: Failure,
  because: string | null = null,
): LatchkeyError {
  const details = { ...(detail !== undefined && { meta: [detail] }), data: data ?? status }
  const reason = because === null ? failureReason(code) : `${because} (${code})`
  return new LatchkeyError(code, `${what}: ${reason}.`, details)
}

/** Returns the error of a failed wallet request. If the secure frame cannot tell, the error says that the request may have been done. */
export function requestFailed(method: string, failure: Failure): LatchkeyError {
  return isUnconfirmed(failure)
    ? notDone(`${method} may have been done`, failure, 'look what became of it before you try again')
    : notDone(`${method} was not done`, failure)
}

/** Returns the error `bad-view`: no view has that name. */
export function viewRefused(view: unknown): LatchkeyError {
  const offered = Object.entries(views).flatMap(([name, { isOffered }]) => (isOffered ? [name] : []))
  return new LatchkeyError(
    'bad-view',
    `The view is ${shapeOf(view)}; expected one of ${offered.sort().join(', ')}, or none.`,
  )
}

/** Returns the error `bad-request`: the view has no such argument, or the value does not fit. */
export function argumentRefused(view: ViewName, { name, value }: WrongArgument): LatchkeyError {
  const expected = expectedOf(view, name)
  if (expected !== null) {
    const message = `The ${name} is ${shapeOf(value)}; expected ${expected}, or none.`
    return new LatchkeyError('bad-request', message)
  }
  const known = Object.keys(factsOf(view).arguments ?? {})
  const near = nearestWord(name, [...known, 'wallet'])
  const hint = near ? `did you mean "${near}"?` : known.length > 0 ? `it takes ${known.join(', ')}.` : null
  const message = `The view ${view} takes no "${name}", which is ${shapeOf(value)}; ${hint ?? 'it takes nothing.'}`
  return new LatchkeyError('bad-request', message)
}

/** Returns the error `bad-request`: a value given to a verb is invalid or missing. An empty text counts as missing. */
export function invalidArgumentError(
  verb: string,
  { name, value }: WrongArgument,
  expected: string,
): LatchkeyError {
  const given = shapeOf(value === '' ? undefined : value)
  return new LatchkeyError('bad-request', `The ${name} given to ${verb} is ${given}; expected ${expected}.`)
}

/** Returns the error `bad-request`: a value given to a verb does not fit the form of its view. */
export function fieldRefused(verb: string, view: ViewName, wrong: WrongArgument): LatchkeyError {
  return invalidArgumentError(verb, wrong, expectedOf(view, wrong.name) ?? 'none')
}

/** Returns the error `feature-disabled`: the view exists, but its feature is off. */
export function viewOff(view: string, feature: string): LatchkeyError {
  return new LatchkeyError(
    'feature-disabled',
    `The view ${view} was not opened: your options switch the feature "${feature}" off; switch it on, or open another view.`,
  )
}

/** Returns the error `invalid-chain-id` if a chain is no CAIP-2 id, or `network-not-offered` if it is none of the options' networks. */
export function networkRefused(chainId: unknown, networks: readonly Network[]): LatchkeyError {
  if (!isChainId(chainId)) {
    return new LatchkeyError(
      'invalid-chain-id',
      `The chain is ${shapeOf(chainId)}; expected a CAIP-2 id such as "eip155:137".`,
    )
  }
  const offered = networks.map(({ id }) => id).join(', ')
  return new LatchkeyError(
    'network-not-offered',
    `The network ${chainId} is not offered; expected one of ${offered}, or add it to the option "networks".`,
  )
}

/** Returns the error `bad-request`: there is no page to show the modal on. */
export function noPageToOpen(): LatchkeyError {
  return new LatchkeyError('bad-request', 'There is no page here to open the modal on; call it in a browser.')
}

/** Returns the error `bad-request`: the value given to a verb is no object, or its wallet is no key. */
export function walletRefused(verb: 'open' | 'connect', given: unknown): LatchkeyError {
  const or = verb === 'open' ? ', or none' : ''
  const part = isObject(given) ? `The wallet is ${shapeOf(given['wallet'])}` : notGiven(verb, given)
  const wish = isObject(given) ? 'its key such as "com.example.wallet"' : '{ wallet: "com.example.wallet" }'
  return new LatchkeyError('bad-request', `${part}; expected ${wish}${or}.`)
}

const orders = {
  send: '{ token, amount, receiver } such as { token: "native", amount: "1.5", receiver: "vitalik.eth" }',
  'quote of sendings':
    '{ token, amount, receiver } such as { token: "native", amount: "1.5", receiver: "vitalik.eth" }',
  quote: '{ from, to, amount } such as { from: "native", to: "0x…", amount: "1.5" }',
  swap: '{ from, to, amount } such as { from: "native", to: "0x…", amount: "1.5" }',
  buy: '{ amount } such as { amount: "25" }',
  'quote of purchases': '{ amount } such as { amount: "25" }',
} as const

/** Returns the error `bad-request`: the transfer, swap or purchase is no object. */
export function orderRefused(verb: keyof typeof orders, given: unknown): LatchkeyError {
  return new LatchkeyError('bad-request', `${notGiven(verb, given)}; expected ${orders[verb]}.`)
}

/** Returns the error `bad-request`: a request has a field that its verb does not know. */
export function unknownFieldRefused(verb: string, stray: string, known: readonly string[]): LatchkeyError {
  return new LatchkeyError('bad-request', `${verb} takes no "${stray}"; it takes ${known.join(', ')}.`)
}

/** Returns the error `bad-request`: `accept` is no list of risks that the verb knows. */
export function acceptRefused(verb: string, given: unknown, risks: readonly string[]): LatchkeyError {
  const stray: unknown = Array.isArray(given) ? given.find((risk) => !risks.includes(risk as string)) : given
  const what = Array.isArray(given) ? 'A risk in the accept' : 'The accept'
  return new LatchkeyError(
    'bad-request',
    `${what} given to ${verb} is ${shapeOf(stray)}; expected a list with any of ${risks.join(', ')}.`,
  )
}

/** Returns the error `bad-request`: the value is no object, or there is no such namespace. */
export function disconnectRefused(given: unknown): LatchkeyError {
  if (isObject(given)) return namespaceRefused(given['namespace'])
  const wish = '{ namespace } such as { namespace: "solana" }, or none'
  return new LatchkeyError('bad-request', `${notGiven('disconnect', given)}; expected ${wish}.`)
}

/** Returns the error `bad-request`: the signal is none. */
export function signalRefused(given: unknown): LatchkeyError {
  const message = `The signal is ${shapeOf(given)}; expected an AbortSignal such as AbortSignal.timeout(60_000), or none.`
  return new LatchkeyError('bad-request', message)
}

function namespaceRefused(namespace: unknown): LatchkeyError {
  return new LatchkeyError(
    'bad-request',
    `The namespace is ${shapeOf(namespace)}; expected one of ${allNamespaces.join(', ')}.`,
  )
}

/** Returns the error `bad-request`: the value is no object, the method is no name, or there is no such namespace. */
export function requestRefused(given: unknown): LatchkeyError {
  if (!isObject(given)) {
    const wish = '{ method, params } such as { method: "eth_blockNumber" }'
    return new LatchkeyError('bad-request', `${notGiven('request', given)}; expected ${wish}.`)
  }
  const { method, namespace } = given
  if (typeof method === 'string' && method.trim() !== '') return namespaceRefused(namespace)
  const message = `The method is ${shapeOf(method)}; expected the name of a JSON-RPC method such as "personal_sign".`
  return new LatchkeyError('bad-request', message)
}

function notGiven(verb: string, given: unknown): string {
  return `What ${verb} was given is ${shapeOf(given)}`
}

function isObject(given: unknown): given is Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null
}
