import { Observable } from 'rxjs'
import type { Subscriber } from 'rxjs'
import { Namespace } from '../domain/caip.ts'
import { ConnectorName } from '../domain/connector.ts'
import type { Ports } from '../ports/ports.ts'
import { canonical } from './canonical.ts'
import { withSecrets } from './hide-secrets.ts'
import type { TapeAnswer } from './tape-line.ts'

/** A question that the rerun asked otherwise than the tape. */
export type AskedOtherwise = { readonly ask: number; readonly recorded: string; readonly asked: string }

/** Ports that answer from a tape, and the hand that plays the answers in. */
export type ReplayPorts = {
  readonly ports: Ports
  /** Gives a recorded answer to its question; tells when that question was asked otherwise, or never. */
  readonly play: (line: TapeAnswer) => AskedOtherwise | null
}

type Asked = { readonly question: string; readonly subscriber: Subscriber<unknown> }

const portNames = {
  clock: true,
  device: true,
  walletRegistry: true,
  storage: true,
  clipboard: true,
  features: true,
} satisfies Record<Exclude<keyof Ports, 'connectors' | 'chains'>, true>

/** Makes ports that answer nothing by themselves: every answer is played in from a tape. */
export function replayPorts(): ReplayPorts {
  const pending = new Map<number, Asked>()
  let asked = 0
  const method = (port: string, name: string) => (request: unknown) =>
    new Observable((subscriber) => {
      pending.set(asked++, { question: questionOf(port, name, request), subscriber })
    })
  const portOf = (port: string) => new Proxy({}, { get: (_, name) => method(port, String(name)) })
  const portsOf = (names: readonly string[], group = '') =>
    Object.fromEntries(names.map((name) => [name, portOf(group + name)]))
  return {
    ports: {
      ...portsOf(Object.keys(portNames)),
      connectors: portsOf(ConnectorName.options, 'connectors.'),
      chains: portsOf(Namespace.options, 'chains.'),
    } as Ports,
    play: ({ ask, port, method: name, request, answer }) => {
      const question = pending.get(ask)
      if (!question) return { ask, recorded: questionOf(port, name, request), asked: 'nothing' }
      if (request !== undefined && question.question !== questionOf(port, name, request)) {
        return { ask, recorded: questionOf(port, name, request), asked: question.question }
      }
      if ('value' in answer) question.subscriber.next(withSecrets(answer.value))
      else if ('failure' in answer) question.subscriber.error(answer.failure)
      else question.subscriber.complete()
      return null
    },
  }
}

function questionOf(port: string, method: string, request: unknown): string {
  return `${port}.${method}(${request === undefined ? '' : canonical(request)})`
}
