import { Observable } from 'rxjs'
import type { Subscription } from './subscription.ts'

/** The part of a browser's WebSocket that the adapter uses. */
export type Socket = Pick<WebSocket, 'close' | 'onopen' | 'onmessage' | 'onclose'> & {
  send(text: string): void
}

/** Timeouts of a socket in milliseconds. After `silence` without a message, the node is pinged. It then has `answer` to respond. */
export type SocketPatience = { readonly silence: number; readonly answer: number }

/**
 * Subscribes over one socket. Emits `standing` when the node accepts the subscription, and `changed` with each notification. Fails when the
 * socket closes, when the node stays silent, or when it answers with an error.
 */
export function subscribed(
  { url, address }: { readonly url: string; readonly address: string },
  { method, paramsFor, notification, pulse }: Subscription,
  createSocket: (url: string) => Socket,
  { silence, answer }: SocketPatience,
): Observable<'subscribed' | 'changed'> {
  return new Observable((subscriber) => {
    const socket = createSocket(url)
    let timer: ReturnType<typeof setTimeout>
    let isStanding = false
    const lose = () => subscriber.error(new Error(`${new URL(url).host} tells nothing.`))
    const wait = (milliseconds: number, then: () => void) => {
      clearTimeout(timer)
      timer = setTimeout(then, milliseconds)
    }
    const ask = (id: number, called: string, params: readonly unknown[]) => {
      wait(answer, lose)
      socket.send(JSON.stringify({ jsonrpc: '2.0', id, method: called, params }))
    }
    wait(answer, lose)
    socket.onopen = () => ask(1, method, paramsFor(address))
    socket.onclose = lose
    socket.onmessage = ({ data }) => {
      const message = parsedFields(data)
      if (message['id'] === 1 && 'error' in message) return lose()
      if (message['id'] === 1 && !isStanding) {
        isStanding = true
        subscriber.next('subscribed')
      }
      // Some nodes send the first notification before their answer.
      if (message['method'] === notification) subscriber.next('changed')
      if (isStanding) wait(silence, () => ask(2, pulse, []))
    }
    subscriber.add(() => {
      clearTimeout(timer)
      socket.onopen = socket.onmessage = socket.onclose = null
      socket.close()
    })
  })
}

/** Returns the fields of a JSON message, or an empty object. */
function parsedFields(text: unknown): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(String(text))) as Readonly<Record<string, unknown>>
  } catch {
    return {}
  }
}
