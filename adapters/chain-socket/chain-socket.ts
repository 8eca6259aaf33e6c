import { Observable } from 'rxjs'
import type { Subscription as Running } from 'rxjs'
import { socketLimit, socketSilence } from '../../core/domain/limits.ts'
import type { BalanceNews, BalanceWatch } from '../../core/ports/balance-watch.ts'
import { untilAborted } from '../ports/aborted.ts'
import { subscribed } from './subscribed.ts'
import type { Socket, SocketPatience } from './subscribed.ts'
import type { Subscription } from './subscription.ts'

/** The part of the document that says whether the page is visible. */
export type SeenPage = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

/**
 * Times of a socket in milliseconds: its timeouts, the first and the longest delay before a reconnection, and the minimum time between two
 * notices.
 */
export type SocketTimes = SocketPatience & {
  readonly firstWait: number
  readonly longestWait: number
  readonly apart: number
}

/** The default times. Answers have the timeout of other requests. Notices come at most as often as a balance would be polled. */
export const socketTimes: SocketTimes = {
  silence: socketSilence,
  answer: socketLimit,
  firstWait: 1000,
  longestWait: 30_000,
  apart: 4000,
}

/**
 * Creates the watch of balances over sockets. A socket is open only while the page is visible. A lost socket is opened again after a delay that
 * doubles. Without `WebSocket`, the watch reports `lost` once.
 */
export function createChainSocket({
  subscription,
  page = typeof document === 'undefined' ? null : document,
  createSocket = typeof WebSocket === 'undefined' ? null : (url) => new WebSocket(url),
  times = socketTimes,
}: {
  readonly subscription: Subscription
  readonly page?: SeenPage | null
  readonly createSocket?: ((url: string) => Socket) | null
  readonly times?: SocketTimes
}): BalanceWatch {
  return {
    watch: (request, signal) =>
      new Observable<BalanceNews>((subscriber) => {
        if (createSocket === null) return subscriber.next({ kind: 'lost' })
        const news = spaced((kind) => subscriber.next({ kind }), times.apart)
        const open = () => subscribed(request, subscription, createSocket, times)
        const socket = kept(open, times, news.tell)
        const follow = () => (page?.visibilityState === 'hidden' ? socket.close() : socket.open())
        page?.addEventListener('visibilitychange', follow)
        follow()
        subscriber.add(() => {
          page?.removeEventListener('visibilitychange', follow)
          socket.close()
          news.end()
        })
      }).pipe(untilAborted(signal)),
  }
}

/** Reconnects a lost socket, and reports its loss once. */
function kept(
  open: () => Observable<'subscribed' | 'changed'>,
  { firstWait, longestWait }: SocketTimes,
  tell: (kind: BalanceNews['kind']) => void,
) {
  let running: Running | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = firstWait
  let isLost = false
  const connect = () => {
    let stood: number | null = null
    running = open().subscribe({
      next: (kind) => {
        if (kind === 'subscribed') stood = Date.now()
        isLost = false
        tell(kind)
      },
      error: () => {
        if (!isLost) tell('lost')
        isLost = true
        // A socket that is accepted and dropped at once counts like a refused one.
        if (stood !== null && Date.now() - stood > longestWait) wait = firstWait
        timer = setTimeout(connect, wait)
        wait = Math.min(2 * wait, longestWait)
      },
    })
  }
  return {
    open: () => {
      if (running === null) connect()
    },
    close: () => {
      clearTimeout(timer)
      running?.unsubscribe()
      running = null
      wait = firstWait
    },
  }
}

/** Reports a change at once. Merges the changes that follow within `apart` milliseconds into one. */
function spaced(tell: (kind: BalanceNews['kind']) => void, apart: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDue = false
  const rest = () => {
    timer = undefined
    if (isDue) change()
  }
  const change = () => {
    isDue = timer !== undefined
    if (isDue) return
    timer = setTimeout(rest, apart)
    tell('changed')
  }
  return {
    tell: (kind: BalanceNews['kind']) => (kind === 'changed' ? change() : tell(kind)),
    end: () => clearTimeout(timer),
  }
}
