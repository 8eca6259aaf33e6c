import type SignClient from '@walletconnect/sign-client'
import type { SignClientTypes } from '@walletconnect/types'
import { timelyChunk } from '../../core/loading/code-limit.ts'
import { letDeletionsCross } from './crossing-deletions.ts'

const loadLibrary = timelyChunk('SignClient', () => import('@walletconnect/sign-client'))

/** The pairing library's client. */
export type Client = SignClient

/** What the client is made with; without `metadata` the library reads the page's own, and `storage` is the library's own (IndexedDB in a browser, memory elsewhere) unless one is given. */
export type ClientSettings = {
  readonly projectId: string
  readonly relayUrl: string
  readonly metadata?: SignClientTypes.Metadata | undefined
  readonly storagePrefix: string
  readonly storage?: NonNullable<SignClientTypes.Options['storage']>
}

/** Loads the library and makes a client that talks to the relay and to nobody else. */
export async function startClient({
  projectId,
  relayUrl,
  metadata,
  storagePrefix,
  storage,
}: ClientSettings): Promise<Client> {
  const { SignClient } = await loadLibrary()
  try {
    const client = await SignClient.init({
      projectId,
      relayUrl,
      // The library keeps the object that it is given, and writes the page's own URL into it.
      ...(metadata && { metadata: { ...metadata } }),
      customStoragePrefix: storagePrefix,
      telemetryEnabled: false,
      logger: 'silent',
      ...(storage && { storage }),
    })
    // The library asks a public host to vouch for the page by an iframe, and waits five seconds for it at every question.
    client.core.verify.register = async () => ''
    // Each proposal that was taken back keeps a listener until it expires.
    client.events.setMaxListeners(0)
    hearDroppedConnections(client)
    letDeletionsCross(client)
    return client
  } catch (error) {
    forgetCore(storagePrefix)
    throw error
  }
}

type InnerRelayer = { createProvider: () => Promise<void>; unregisterProviderListeners: () => void }

/** The library stops listening to a connection before that has ended; its last error would then be nobody's, and end the process. */
function hearDroppedConnections({ core: { relayer } }: Client): void {
  const inner = relayer as unknown as InnerRelayer
  const unregister = inner.unregisterProviderListeners.bind(relayer)
  inner.unregisterProviderListeners = () => {
    relayer.provider.on('error', (error: unknown) => relayer.events.emit('relayer_error', error))
    unregister()
  }
}

/** Closes the connection to the relay for good, and stops what the library does by itself. */
export async function stopClient(client: Client, storagePrefix: string): Promise<void> {
  const { heartbeat, relayer } = client.core
  forgetCore(storagePrefix)
  heartbeat.stop()
  // What is still under way would open the connection again, several times at once.
  const closed = () => Promise.reject(new Error('The connection to the relay is closed.'))
  relayer.request = closed
  const inner = relayer as unknown as InnerRelayer
  inner.createProvider = closed
  // The timers of proposals that nobody answered would go on for five minutes.
  for (const { id } of client.proposal.getAll()) client.events.emit('proposal_expire', { id })
  endRequests(client)
  await relayer.transportClose()
}

/** Ends the wait for a session with a sign-in, whose timer would go on for an hour. */
export function endAuthentication(client: Client, id: number): void {
  endRequest(client, `${requestEvent}${id}`)
}

type InnerEngine = { readonly events: { eventNames(): unknown[]; emit(event: string, data: object): void } }

const requestEvent = 'session_request:'

/** Ends what wallets have not answered: the timers of questions would go on for five minutes, and those of sign-ins for an hour. */
function endRequests(client: Client): void {
  for (const name of (client.engine as unknown as InnerEngine).events.eventNames())
    if (String(name).startsWith(requestEvent)) endRequest(client, String(name))
}

function endRequest({ engine }: Client, event: string): void {
  const { events } = engine as unknown as InnerEngine
  events.emit(event, { error: { message: 'Nobody waits any more.' } })
}

/** The library keeps its core on the global object by prefix, and hands a broken or stopped one out again. */
function forgetCore(storagePrefix: string): void {
  Reflect.deleteProperty(globalThis, `_walletConnectCore_${storagePrefix}`)
  Reflect.deleteProperty(globalThis, `_walletConnectCore_${storagePrefix}_count`)
}
