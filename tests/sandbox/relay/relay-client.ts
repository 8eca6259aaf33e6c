import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { WebSocket } from 'ws'
import base58 from 'bs58'

/** What a client got from the relay without having asked. */
type Delivery = {
  readonly id: number
  readonly topic: string
  readonly message: string
  readonly tag: number
}

/** A client of the relay that speaks its wire protocol and nothing else. */
export type RelayClient = {
  readonly clientId: string
  /** The frames in the order they came: `answer` or the tag of a delivery. */
  readonly order: readonly (string | number)[]
  call(
    method: string,
    params: unknown,
  ): Promise<{ result?: unknown; error?: { code: number; message: string } }>
  /** The next delivery; it is acknowledged unless it shall be kept waiting or refused. */
  next(instead?: 'keep' | 'refuse'): Promise<Delivery>
  /** Resolves when the socket is gone. */
  close(): Promise<void>
}

/** An identity: its `did:key` and its key. */
export type Identity = { readonly clientId: string; readonly privateKey: KeyObject }

/** Makes a new identity. */
export function newIdentity(): Identity {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const x = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  return { clientId: `did:key:z${base58.encode(Uint8Array.from([0xed, 0x01, ...x]))}`, privateKey }
}

/** Signs the token a client connects with; `claims` replace the proper ones. */
export function tokenOf({ clientId, privateKey }: Identity, relayUrl: string, claims: object = {}): string {
  const now = Math.floor(Date.now() / 1_000)
  const proper = {
    iss: clientId,
    sub: randomBytes(32).toString('hex'),
    aud: relayUrl,
    iat: now,
    exp: now + 86_400,
  }
  const parts = [
    { alg: 'EdDSA', typ: 'JWT' },
    { ...proper, ...claims },
  ]
  const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`
}

/** The URL a client with this token opens. */
export function relayUrlOf(relayUrl: string, auth: string, more: Record<string, string> = {}): string {
  return `${relayUrl}/?${new URLSearchParams({ auth, projectId: 'test', useOnCloseEvent: 'true', ...more }).toString()}`
}

/** Connects and waits until the socket is open. */
export async function connectToRelay(relayUrl: string, identity = newIdentity()): Promise<RelayClient> {
  const socket = new WebSocket(relayUrlOf(relayUrl, tokenOf(identity, relayUrl)))
  const answers = new Map<string, (frame: never) => void>()
  const waiting: Delivery[] = []
  const readers: ((delivery: Delivery) => void)[] = []
  const order: (string | number)[] = []
  socket.on('message', (data: Buffer) => {
    const frame = JSON.parse(data.toString('utf8'))
    order.push(frame.method ? frame.params.data.tag : 'answer')
    if (!frame.method) return answers.get(frame.id)?.(frame as never)
    const delivery = { id: frame.id, ...frame.params.data } as Delivery
    const reader = readers.shift()
    if (reader) reader(delivery)
    else waiting.push(delivery)
  })
  await once(socket, 'open')
  return {
    clientId: identity.clientId,
    order,
    call(method, params) {
      // JavaScript clients write ids of 19 digits, as text.
      const id = `${Date.now()}${String(answers.size).padStart(6, '0')}`
      return new Promise((resolve) => {
        answers.set(id, resolve)
        socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
      })
    },
    async next(instead) {
      const delivery =
        waiting.shift() ?? (await new Promise<Delivery>((resolve) => void readers.push(resolve)))
      if (instead === 'keep') return delivery
      const answer =
        instead === 'refuse' ? { error: { code: -32000, message: 'Not now.' } } : { result: true }
      socket.send(JSON.stringify({ id: delivery.id, jsonrpc: '2.0', ...answer }))
      return delivery
    },
    async close() {
      if (socket.readyState === socket.CLOSED) return
      const gone = once(socket, 'close')
      socket.close()
      await gone
    },
  }
}
