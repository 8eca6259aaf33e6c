import { Observable } from 'rxjs'
import type { Subscriber } from 'rxjs'
import { allNamespaces } from '../domain/values/caip.ts'
import { connectorNames } from '../domain/connection/connector.ts'
import type { Ports } from '../ports/ports.ts'
import { canonical, isSameJson } from './canonical.ts'
import { withSecrets } from './hide-secrets.ts'
import type { TapeAnswer } from './tape-line.ts'

/** A question that the rerun asked otherwise than the tape. */
export type AskedOtherwise = { readonly ask: number; readonly recorded: string; readonly asked: string }

/** Ports that answer from a tape, and the hand that plays the answers in. */
type ReplayPorts = {
  readonly ports: Ports
  /** Gives a recorded answer to its question; tells when that question was asked otherwise, or never. Passes over a question that was asked before the checkpoint. */
  readonly play: (line: TapeAnswer) => AskedOtherwise | null
  /** How many questions were asked so far. */
  readonly asked: () => number
}

type Question = Pick<TapeAnswer, 'port' | 'method' | 'request'>
type Asked = Question & { readonly subscriber: Subscriber<unknown> }

const portNames = {
  clock: true,
  device: true,
  walletRegistry: true,
  storage: true,
  clipboard: true,
  features: true,
  catalogues: true,
  analytics: true,
  signIn: true,
  tokenBalances: true,
  transactions: true,
  preflight: true,
  send: true,
  swap: true,
  onRamp: true,
  identity: true,
  accountNames: true,
  frame: true,
} satisfies Record<Exclude<keyof Ports, 'connectors' | 'chains'>, true>

/** Makes ports that answer nothing by themselves: every answer is played in from a tape. `before` questions were asked before its checkpoint, if it begins with one. */
export function replayPorts(before?: number): ReplayPorts {
  const pending = new Map<number, Asked>()
  const begun = new Map<number, Asked>()
  let asked = before ?? 0
  const methodOf = (port: string, method: string) => (request: unknown) =>
    new Observable((subscriber) => {
      const ask = asked++
      pending.set(ask, { port, method, request, subscriber })
      if (before !== undefined) subscriber.add(() => pending.delete(ask))
    })
  /** What was asked before the checkpoint may ask on, so that numbers differ from there: a question is known by what it asks. */
  const begin = (line: TapeAnswer) => {
    if (line.ask < (before ?? 0) || line.request === undefined) return undefined
    const found = [...pending].find(([, question]) => isSameQuestion(question, line))
    if (!found) return undefined
    pending.delete(found[0])
    begun.set(line.ask, found[1])
    return found[1]
  }
  const portOf = (port: string) => new Proxy({}, { get: (_, name) => methodOf(port, String(name)) })
  const portsOf = (names: readonly string[], group = '') =>
    Object.fromEntries(names.map((name) => [name, portOf(group + name)]))
  return {
    ports: {
      ...portsOf(Object.keys(portNames)),
      connectors: portsOf(connectorNames, 'connectors.'),
      chains: portsOf(allNamespaces, 'chains.'),
    } as Ports,
    asked: () => asked,
    play: (line) => {
      const { ask, answer } = line
      const question = before === undefined ? pending.get(ask) : (begun.get(ask) ?? begin(line))
      if (!question && before !== undefined) return null
      if (!question) return { ask, recorded: textOf(line), asked: 'nothing' }
      if (line.request !== undefined && !isSameQuestion(question, line)) {
        return { ask, recorded: textOf(line), asked: textOf(question) }
      }
      if ('value' in answer) question.subscriber.next(withSecrets(answer.value))
      else if ('failure' in answer) question.subscriber.error(answer.failure)
      else question.subscriber.complete()
      return null
    },
  }
}

function isSameQuestion(one: Question, other: Question): boolean {
  return one.port === other.port && one.method === other.method && isSameJson(one.request, other.request)
}

function textOf({ port, method, request }: Question): string {
  return `${port}.${method}(${request === undefined ? '' : canonical(request)})`
}
