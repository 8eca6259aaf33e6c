import { Observable } from 'rxjs'
import type { Subscription } from './subscription.ts'

/** The part of a browser's WebSocket that is used. */
export type Socket = Pick<WebSocket, 'close' | 'onopen' | 'onmessage' | 'onclose'> & {
  send(text: string): void
}

/** How long a socket may keep silent until it is asked, and how long it may take to answer, in milliseconds. */
export type SocketPatience = { readonly silence: number; readonly answer: number }

/** One subscription over one socket: `standing` when it was taken, `changed` with each of its news; fails when the socket closes, keeps silent or answers with an error. */
export function subscribed(
  { url, address }: { readonly url: string; readonly address: string },
  { method, paramsFor, notification, pulse }: Subscription,
  createSocket: (url: string) => Socket,
  { silence, answer }: SocketPatience,
): Observable<'standing' | 'changed'> {
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
      const message = fieldsIn(data)
      if (message['id'] === 1 && 'error' in message) return lose()
      if (message['id'] === 1 && !isStanding) {
        isStanding = true
        subscriber.next('standing')
      }
      // Some nodes tell the first news before they answer.
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

/** The fields of a message in JSON; none in what is none. */
function fieldsIn(text: unknown): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(String(text))) as Readonly<Record<string, unknown>>
  } catch {
    return {}
  }
}
