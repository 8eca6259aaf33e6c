import { namespaceOf } from '../domain/caip.ts'
import { browserConnector, pairingConnector, servedNamespaces } from '../domain/connector.ts'
import type { Stamped } from '../events/define-events.ts'
import type { Lift } from './lift.ts'

type Data = Readonly<Record<string, unknown>>
type Reached = { readonly connector: string; readonly wallet: unknown }

/** From format 2 to 3: sessions and attempts have ids, and one event says that a session was established, in however many namespaces. */
export const liftSessions: Lift = (events) => {
  const asked = new Map<unknown, Reached>()
  const reached = new Map<unknown, Reached>()
  const standing = new Map<unknown, unknown>()
  let attempt: unknown = null
  let left: unknown = null

  const servedBy = (session: unknown) => [...standing].flatMap(([name, id]) => (id === session ? [name] : []))
  const established = (event: Stamped, data: Data, how: Reached | undefined): Stamped[] => {
    if (!how || reached.get(data['attempt']) === how) return []
    reached.set(data['attempt'], how)
    const namespaces = events
      .filter(({ type, data: other }) => type === event.type && Object(other).attempt === data['attempt'])
      .map(({ data: other }) => sharedIn(other as Data))
    for (const { namespace } of namespaces) standing.set(namespace, data['attempt'])
    return [become(event, 'connection/established', { attempt: data['attempt'], ...how, namespaces })]
  }

  return events.flatMap((event) => {
    const data = event.data as Data
    switch (event.type) {
      case 'connection/attemptStarted': {
        attempt = data['attempt']
        const how = { connector: browserConnector, wallet: data['wallet'] }
        asked.set(attempt, how)
        return [{ ...event, data: { ...data, ...how, namespaces: servedNamespaces(browserConnector) } }]
      }
      case 'connection/attemptAbandoned':
        if (attempt === data['attempt']) attempt = null
        return [event]
      case 'connection/attemptSucceeded':
        if (attempt !== data['attempt'])
          return [become(event, 'connection/approvedLate', { attempt: data['attempt'] })]
        attempt = null
        return established(event, data, asked.get(data['attempt']))
      case 'connection/established':
        attempt = null
        return established(event, data, { connector: pairingConnector, wallet: data['wallet'] })
      case 'connection/reconnected':
        return established(event, data, asked.get(data['attempt']))
      case 'connection/rememberedFound':
        return [become(event, 'connection/recalled', { sessions: [rememberedIn(data)], from: 'visit' })]
      case 'connection/nothingRemembered':
        return [become(event, 'connection/recalled', { sessions: [], from: 'visit' })]
      case 'connection/reconnectStarted': {
        const remembered = rememberedIn(data)
        asked.set(event.id, { connector: remembered.connector, wallet: remembered.wallet })
        for (const { namespace } of remembered.namespaces) standing.set(namespace, event.id)
        return [{ ...event, data: remembered }]
      }
      case 'connection/resumed':
        return [{ ...event, data: { session: data['session'], namespaces: [sharedIn(data)] } }]
      case 'connection/endedByWallet':
      case 'connection/endedElsewhere':
        return [{ ...event, data: { session: data['session'], namespaces: servedBy(data['session']) } }]
      case 'connection/disconnected': {
        const session = standing.get(data['namespace'])
        const how = reached.get(session) ?? asked.get(session)
        const namespaces = servedBy(session)
        standing.delete(data['namespace'])
        if (!how) return [become(event, 'connection/forgotten', { namespaces: [data['namespace']] })]
        left = session
        return [{ ...event, data: { session, namespaces, ...how } }]
      }
      case 'connection/walletTold':
        return [{ ...event, data: { ...data, session: left ?? 'unknown' } }]
      case 'walletRequest/lingered':
        return [{ ...event, data: { ...data, session: standing.get('eip155') ?? 'unknown' } }]
      default:
        return [event]
    }
  })
}

function become(event: Stamped, type: string, data: Data): Stamped {
  return { ...event, type, data }
}

function sharedIn({ namespace, accounts, chainId }: Data): Data {
  return { namespace, accounts, chainId }
}

function rememberedIn({ connector, wallet, chainId }: Data) {
  const isPaired = connector === 'walletConnect'
  const how = { connector: isPaired ? pairingConnector : browserConnector, wallet }
  const last = typeof chainId === 'string' ? [{ namespace: namespaceOf(chainId), chainId }] : null
  const unknown = servedNamespaces(browserConnector).map((namespace) => ({ namespace }))
  return { ...how, namespaces: last ?? unknown }
}
