import type SignClient from '@walletconnect/sign-client'
import type { SignClientTypes } from '@walletconnect/types'
import { timelyChunk } from '../../core/loading/code-limit.ts'
import { letDeletionsCross } from './crossing-deletions.ts'

const loadLibrary = timelyChunk('SignClient', () => import('@walletconnect/sign-client'))

/** The pairing library's client. */
export type Client = SignClient

/**
 * The client's settings. Without `metadata` the library reads the page's own. Without `storage` it uses IndexedDB in a browser, and memory
 * elsewhere.
 */
export type ClientSettings = {
  readonly projectId: string
  readonly relayUrl: string
  readonly metadata?: SignClientTypes.Metadata | undefined
  readonly storagePrefix: string
  readonly storage?: NonNullable<SignClientTypes.Options['storage']>
}

/** Loads the library and creates a client that connects only to the relay. */
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
      // The library keeps this object and writes the page's own URL into it.
      ...(metadata && { metadata: { ...metadata } }),
      customStoragePrefix: storagePrefix,
      telemetryEnabled: false,
      logger: 'silent',
      ...(storage && { storage }),
    })
    // The library verifies the page through a public host's iframe, and waits five seconds for it before every request.
    client.core.verify.register = async () => ''
    // Each cancelled proposal keeps a listener until it expires.
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

/**
 * Listens to errors of dropped connections. The library stops listening before the connection has ended. The last error would then be unhandled,
 * and end the process.
 */
function hearDroppedConnections({ core: { relayer } }: Client): void {
  const inner = relayer as unknown as InnerRelayer
  const unregister = inner.unregisterProviderListeners.bind(relayer)
  inner.unregisterProviderListeners = () => {
    relayer.provider.on('error', (error: unknown) => relayer.events.emit('relayer_error', error))
    unregister()
  }
}

/** Closes the connection to the relay for good, and stops the library's background work. */
export async function stopClient(client: Client, storagePrefix: string): Promise<void> {
  const { heartbeat, relayer } = client.core
  forgetCore(storagePrefix)
  heartbeat.stop()
  // Pending requests would reopen the connection, several times at once.
  const closed = () => Promise.reject(new Error('The connection to the relay is closed.'))
  relayer.request = closed
  const inner = relayer as unknown as InnerRelayer
  inner.createProvider = closed
  // The timers of unanswered proposals would run for five minutes.
  for (const { id } of client.proposal.getAll()) client.events.emit('proposal_expire', { id })
  endRequests(client)
  await relayer.transportClose()
}

/** Ends the wait for a session with a sign-in. Its timer would run for an hour. */
export function endAuthentication(client: Client, id: number): void {
  endRequest(client, `${requestEvent}${id}`)
}

type InnerEngine = { readonly events: { eventNames(): unknown[]; emit(event: string, data: object): void } }

const requestEvent = 'session_request:'

/** Ends the unanswered requests. Their timers would run for five minutes, those of sign-ins for an hour. */
function endRequests(client: Client): void {
  for (const name of (client.engine as unknown as InnerEngine).events.eventNames())
    if (String(name).startsWith(requestEvent)) endRequest(client, String(name))
}

function endRequest({ engine }: Client, event: string): void {
  const { events } = engine as unknown as InnerEngine
  events.emit(event, { error: { message: 'Nobody waits any more.' } })
}

/** Removes the library's core from the global object. The library stores it there by prefix, and would return a broken or stopped one again. */
function forgetCore(storagePrefix: string): void {
  Reflect.deleteProperty(globalThis, `_walletConnectCore_${storagePrefix}`)
  Reflect.deleteProperty(globalThis, `_walletConnectCore_${storagePrefix}_count`)
}
