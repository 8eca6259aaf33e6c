import { NEVER, of } from 'rxjs'
import { fakeClock } from '../../../adapters/fake/fake-clock.ts'
import { createFrame } from '../../../adapters/frame/frame.ts'
import type { FrameDependencies } from '../../../adapters/frame/frame.ts'
import type { FramePlace } from '../../../adapters/frame/frame-place.ts'
import { fakeDocument } from './fake-document.ts'
import { failure, frameOrigin, messagePage, stageWindow, success } from './frame-stage.ts'
import type { Posted } from './frame-stage.ts'

/** What the frame of a story answers, by the name of a question: a good answer's payload, or what it refuses with. */
export type FrameScript = Readonly<
  Record<string, { readonly payload?: unknown } | { readonly refuses: unknown } | undefined>
>

/** A page with a port for its frame, which answers what the script says, and nothing else. */
export function visitFrame(script: FrameScript = {}, settings: Partial<FrameDependencies> = {}) {
  const page = messagePage()
  const answers: FrameScript = { IS_CONNECTED: { payload: { isConnected: false } }, ...script }
  const say = (data: unknown) =>
    page.say({ origin: frameOrigin, source: window as unknown as MessageEventSource, data })
  const answer = ({ type, id }: Posted) => {
    const name = type.replace('@w3m-app/', '')
    const scripted = answers[name]
    if (!scripted) return
    const isRefused = 'refuses' in scripted
    queueMicrotask(() =>
      say(isRefused ? failure(name, id, scripted.refuses) : success(name, id, scripted.payload)),
    )
  }
  const window = stageWindow(answer)
  const standing = fakeDocument(window)
  const clock = fakeClock()
  let ids = 0
  const frame = createFrame({
    endpoint: frameOrigin,
    projectId: 'test',
    page: Object.assign(page, { document: standing.document }),
    clock,
    now: clock.now,
    createId: () => `id-${(ids += 1)}`,
    ...settings,
  })
  const asked = () => window.posted.filter(({ type }) => type !== '@w3m-app/IS_CONNECTED')
  /** From now on it answers so. */
  const goOn = (more: FrameScript) => void Object.assign(answers, more)
  return { ...standing, frame, clock, page, say, posted: window.posted, asked, goOn }
}

/** The same once the frame answers. */
export async function readyFrame(script: FrameScript = {}, settings: Partial<FrameDependencies> = {}) {
  const visit = visitFrame(script, settings)
  const opening = visit.frame.isConnected({ token: null }, new AbortController().signal)
  visit.load()
  await opening
  return visit
}

/** Where a frame stands without a page, for ports that are made over it, and what tells a token as it would. */
export function framePlace(script: FrameScript = {}) {
  const page = messagePage()
  const answers: FrameScript = { IS_CONNECTED: { payload: { isConnected: false } }, ...script }
  const window = stageWindow(({ type, id }) => {
    const name = type.replace('@w3m-app/', '')
    const scripted = answers[name]
    if (scripted && 'payload' in scripted) queueMicrotask(() => say(success(name, id, scripted.payload)))
  })
  const say = (data: unknown) =>
    page.say({ origin: frameOrigin, source: window as unknown as MessageEventSource, data })
  const place = (): FramePlace => ({
    page,
    element: {
      window: () => window,
      loaded: of(null),
      isConnected: () => true,
      removed: NEVER,
      show: () => () => {},
      remove: () => {},
    },
  })
  return {
    place,
    tellToken: (token: string) => say({ type: '@w3m-frame/SESSION_UPDATE', payload: { token } }),
  }
}
