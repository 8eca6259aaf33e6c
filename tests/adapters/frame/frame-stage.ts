import { fakeClock } from '../../../adapters/fake/fake-clock.ts'
import { openFrameChannel } from '../../../adapters/frame/frame-channel.ts'
import type { PageMessage, PostWindow } from '../../../adapters/frame/message-window.ts'
import type { OpeningPage, PopupWindow } from '../../../adapters/frame/social-popup.ts'

/** Where the frame of these stories is served. */
export const frameOrigin = 'https://secure.example'

/** A question as the frame got it, and the origin it was meant for. */
export type Posted = {
  readonly type: string
  readonly id: string
  readonly payload?: unknown
  readonly origin: string
}

/** A window inside an iframe that keeps what is posted to it. */
export type StageWindow = PostWindow & { readonly posted: Posted[] }

/** A window of its own, as the frame's, or as somebody else's. */
export function stageWindow(hear: (message: Posted) => void = () => {}): StageWindow {
  const posted: Posted[] = []
  return {
    posted,
    postMessage: (message, origin) => {
      const got: Posted = { ...(message as Posted), origin }
      posted.push(got)
      hear(got)
    },
  }
}

/** A window that a page opened. */
export type StagePopup = PopupWindow & { readonly asked: readonly string[]; closed: boolean }

/** A page on which messages are heard, and that opens windows unless its browser blocks them. */
export function messagePage(): OpeningPage & {
  readonly popups: StagePopup[]
  readonly blockPopups: () => void
  readonly say: (event: Partial<PageMessage>) => void
  readonly hearers: () => number
} {
  const hearers = new Set<(event: PageMessage) => void>()
  const popups: StagePopup[] = []
  let isBlocking = false
  const openWindow = (...asked: string[]) => {
    const popup: StagePopup = {
      asked,
      closed: false,
      location: { href: 'about:blank' },
      close: () => {
        popup.closed = true
      },
    }
    popups.push(popup)
    return popup
  }
  return {
    popups,
    blockPopups: () => (isBlocking = true),
    open: (...asked) => (isBlocking ? null : openWindow(...asked)),
    addEventListener: (_, hear) => void hearers.add(hear),
    removeEventListener: (_, hear) => void hearers.delete(hear),
    hearers: () => hearers.size,
    say: (event) => {
      const whole = { isTrusted: true, origin: '', source: null, data: undefined, ...event }
      for (const hear of hearers) hear(whole)
    },
  }
}

/** A channel to a frame that says only what a test has it say. */
export function openStage() {
  const page = messagePage()
  const frame = stageWindow()
  const clock = fakeClock()
  const tokens: string[] = []
  let ids = 0
  let current: PostWindow | null = frame
  const channel = openFrameChannel({
    page,
    origin: frameOrigin,
    frame: () => current,
    clock,
    createId: () => `id-${(ids += 1)}`,
    told: (token) => tokens.push(token),
  })
  const source = frame as unknown as MessageEventSource
  return {
    page,
    frame,
    clock,
    channel,
    tokens,
    /** What the frame says, as it would come to the page, but for what is given. */
    say: (data: unknown, event: Partial<PageMessage> = {}) =>
      page.say({ origin: frameOrigin, source, data, ...event }),
    removeFrame: () => (current = null),
  }
}

/** A good answer of the frame. */
export function success(name: string, id: string, payload?: unknown) {
  return { type: `@w3m-frame/${name}_SUCCESS`, id, payload }
}

/** A refusal of the frame. */
export function failure(name: string, id: string, payload?: unknown) {
  return { type: `@w3m-frame/${name}_ERROR`, id, payload }
}
