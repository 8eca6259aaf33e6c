import { namespaceOf } from '../domain/caip.ts'
import type { Stamped } from '../events/define-events.ts'
import type { Lift } from './lift.ts'

type Begun = { readonly id: string; readonly namespaces: readonly string[] }

/** What an older tape left unsaid: a switch without a session waits for a wallet, and what is overtaken says so. */
export const liftOvertaken: Lift = (events) => {
  const attempts = new Map<string, Begun>()
  const switches = new Map<string, Begun>()
  const isTold = new Set(
    events.flatMap(({ type, data }) => (type in overtakings ? [`${type} ${idIn(data)}`] : [])),
  )
  return events.map(withoutSentinel).flatMap((event) => {
    const overtaken = (type: keyof typeof overtakings, running: Map<string, Begun>, by: Begun) =>
      [...running.values()]
        .filter((one) => one.id !== by.id && one.namespaces.some((name) => by.namespaces.includes(name)))
        .flatMap((one) => {
          running.delete(one.id)
          return isTold.has(`${type} ${one.id}`) ? [] : [said(event, type, { attempt: one.id, by: by.id })]
        })
    const id = idIn(event.data)
    switch (event.type) {
      case 'connection/attemptStarted': {
        const begun = { id, namespaces: (event.data as { readonly namespaces: string[] }).namespaces }
        const told = overtaken('connection/attemptOvertaken', attempts, begun)
        attempts.set(id, begun)
        return [event, ...told]
      }
      case 'connection/established': {
        const { namespaces } = event.data as {
          readonly namespaces: readonly { readonly namespace: string }[]
        }
        attempts.delete(id)
        const by = { id, namespaces: namespaces.map(({ namespace }) => namespace) }
        return [event, ...overtaken('connection/attemptOvertaken', attempts, by)]
      }
      case 'network/switchStarted': {
        const { session, chainId } = event.data as {
          readonly session: string | null
          readonly chainId: string
        }
        if (switches.delete(id)) return [event]
        const begun = { id, namespaces: [namespaceOf(chainId)] }
        const told = overtaken('network/switchOvertaken', switches, begun)
        if (session === null) switches.set(id, begun)
        return [event, ...told]
      }
      default:
        if (attemptEndings.has(event.type)) attempts.delete(id)
        if (switchEndings.has(event.type)) switches.delete(id)
        if (event.type !== 'host/stopped') return [event]
        attempts.clear()
        switches.clear()
        return [event]
    }
  })
}

const overtakings = { 'connection/attemptOvertaken': true, 'network/switchOvertaken': true }
const attemptEndings = new Set([
  'connection/attemptFailed',
  'connection/attemptAbandoned',
  'connection/attemptOvertaken',
])
const switchEndings = new Set(['network/switched', 'network/switchFailed', 'network/switchOvertaken'])

/** A switch whose session was called as itself had none yet. */
function withoutSentinel(event: Stamped): Stamped {
  if (event.type !== 'network/switchStarted') return event
  const data = event.data as { readonly attempt: string; readonly session: string | null }
  return data.session === data.attempt ? { ...event, data: { ...data, session: null } } : event
}

function said(
  { id, at, flow }: Stamped,
  type: string,
  data: { readonly attempt: string; readonly by: string },
) {
  return { type, data, id: `${id} ${type} ${data.attempt}`, at, cause: id, flow }
}

function idIn(data: unknown): string {
  return String(Object(data).attempt)
}
