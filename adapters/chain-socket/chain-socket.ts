import { Observable } from 'rxjs'
import type { Subscription as Running } from 'rxjs'
import { socketLimit, socketSilence } from '../../core/domain/limits.ts'
import type { BalanceNews, BalanceWatch } from '../../core/ports/balance-watch.ts'
import { untilAborted } from '../ports/aborted.ts'
import { subscribed } from './subscribed.ts'
import type { Socket, SocketPatience } from './subscribed.ts'
import type { Subscription } from './subscription.ts'

/** The page, as far as it says whether somebody can see it. */
export type SeenPage = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

/** Milliseconds of a socket: its patience, the first and the longest wait until a lost one is opened again, and how often news are told at most. */
export type SocketTimes = SocketPatience & {
  readonly firstWait: number
  readonly longestWait: number
  readonly apart: number
}

/** The times unless others are given: waits as for other requests (spec 9), and news as often as a balance would be polled. */
export const socketTimes: SocketTimes = {
  silence: socketSilence,
  answer: socketLimit,
  firstWait: 1000,
  longestWait: 30_000,
  apart: 4000,
}

/** News of a namespace's chains over sockets. One is open only while the page can be seen, and one that is lost is opened again after a wait that doubles; where the world has no sockets, they are lost for good. */
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

/** Opens again what was lost, and tells once that it was. */
function kept(
  open: () => Observable<'standing' | 'changed'>,
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
        if (kind === 'standing') stood = Date.now()
        isLost = false
        tell(kind)
      },
      error: () => {
        if (!isLost) tell('lost')
        isLost = true
        // What is taken and dropped at once is no better than what is refused.
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

/** Tells of changes at once, and of those that follow closely together when their time has come. */
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
