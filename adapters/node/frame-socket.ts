import { request } from 'node:http'
import { createInterface } from 'node:readline'
import type { Duplex } from 'node:stream'
import { Subject } from 'rxjs'
import * as z from 'zod/mini'
import type { WalletQuestion } from '../../core/domain/connection/wallet-question.ts'
import type { PageMessage } from '../frame/message-window.ts'
import type { FramePlace } from '../frame/frame-place.ts'
import { frameQuestion } from './frame-question.ts'

const protocol = 'latchkey-frame'

const Shown = z.object({
  shows: z.nullable(
    z.object({ id: z.string(), title: z.string(), lines: z.array(z.tuple([z.string(), z.string()])) }),
  ),
})

/**
 * Creates a secure frame outside of a page. It connects to `/socket` of the frame's origin by an HTTP connection that is upgraded to
 * `latchkey-frame`. Each line is a JSON message in the format of a frame in a page. The frame shows a question by a line `{ shows }`, which
 * `approve` answers.
 */
export function frameSocket(
  approve: (question: WalletQuestion, signal: AbortSignal) => Promise<boolean>,
): (src: string) => FramePlace {
  return (src) => {
    const url = new URL(src)
    const { origin } = url
    url.pathname = url.pathname.replace(/sdk$/, 'socket')
    const hearers = new Set<(event: PageMessage) => void>()
    const [loaded, removed] = [new Subject<null>(), new Subject<null>()]
    let socket: Duplex | null = null
    let isOver = false

    const say = (message: unknown) => void socket?.write(`${JSON.stringify(message)}\n`)
    const window = { postMessage: say }
    const source = window as unknown as MessageEventSource
    const question = frameQuestion(approve, (id, isApproved) => say({ answer: { id, isApproved } }))
    const end = () => {
      isOver = true
      question.ask(null)
      socket?.destroy()
      upgrading.destroy()
    }
    const leave = () => {
      end()
      removed.next(null)
    }
    const hear = (line: string) => {
      const data = jsonOrNull(line)
      const shown = Shown.safeParse(data)
      if (shown.success) return question.ask(shown.data.shows)
      for (const hearer of hearers) hearer({ isTrusted: true, origin, source, data })
    }
    const fail = (error: Error) => {
      end()
      loaded.error(error)
    }

    const upgrading = request(url, { headers: { connection: 'Upgrade', upgrade: protocol } })
    upgrading.on('error', fail)
    upgrading.on('response', () => fail(new Error('It takes no socket.')))
    upgrading.on('upgrade', (_, given: Duplex, head: Buffer) => {
      socket = given
      given.unshift(head)
      given.on('error', leave).on('close', leave)
      createInterface({ input: given }).on('line', hear)
      loaded.next(null)
    })
    upgrading.end()

    return {
      page: {
        addEventListener: (_, hearer) => void hearers.add(hearer),
        removeEventListener: (_, hearer) => void hearers.delete(hearer),
      },
      element: {
        window: () => (isOver ? null : window),
        loaded,
        isConnected: () => !isOver,
        removed,
        show: () => question.show(),
        remove: end,
      },
    }
  }
}

function jsonOrNull(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
