import { Observable } from 'rxjs'
import type { Subscriber } from 'rxjs'
import { allNamespaces } from '../domain/values/caip.ts'
import { connectorNames } from '../domain/connection/connector.ts'
import type { Ports } from '../ports/ports.ts'
import { canonical, isSameJson } from './canonical.ts'
import { withSecrets } from './hide-secrets.ts'
import type { TapeAnswer } from './tape-line.ts'

/** A question of the rerun that differs from the tape. */
export type DifferentQuestion = { readonly ask: number; readonly recorded: string; readonly asked: string }

/** Ports that answer from a tape, and the function that plays the answers. */
type ReplayPorts = {
  readonly ports: Ports
  /**
   * Answers the question of a recorded answer. Returns the difference if the question differs, or was not asked. Ignores a question that was asked
   * before the checkpoint.
   */
  readonly play: (line: TapeAnswer) => DifferentQuestion | null
  /** Returns the number of questions so far. */
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

/** Returns ports that give only the answers that are played from a tape. `before` is the number of questions before its checkpoint, if it has one. */
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
  /** Numbers may differ after the checkpoint, because earlier questions may ask further ones. So a question is found by its content. */
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
