import { Observable, defer, from, repeat, tap } from 'rxjs'
import type { Subscription } from 'rxjs'
import type { Options } from '../../core/domain/options/options.ts'
import type { Answer } from '../../core/ports/answer.ts'
import type { Frame, FrameTheme } from '../../core/ports/frame.ts'
import type { PlainClock } from '../browser/clock.ts'

/** What the frame learns of a page: the options as they stand, our version, and whether the system prefers dark. */
export type Introduction = {
  readonly clock: PlainClock
  readonly options: () => Options
  readonly version: string
  readonly isDark: () => boolean
}

/** Accent and ground of the frame's pages in light and in dark, where the host names no accent of its own (behaviour reference 2.6). */
const colours = {
  light: { accent: 'hsla(231, 100%, 70%, 1)', background: '#fff' },
  dark: { accent: 'hsla(230, 100%, 67%, 1)', background: '#121313' },
} as const

/** How often it is looked whether the page looks otherwise while an approval is shown, in milliseconds: neither options nor systems tell. */
const pulse = 1_000

/** The frame, which is told who asks and how the page looks before the first mail or social account, before each approval, and as long as that is shown; nothing waits for its answer. */
export function withDappData(frame: Frame, { options, version, isDark, clock }: Introduction): Frame {
  let told = ''
  const tellTheme = (signal: AbortSignal) => {
    const theme = themeOf(options(), isDark())
    const text = JSON.stringify(theme)
    if (text !== told) leave(frame.syncTheme(theme, signal))
    told = text
  }
  const introduce = (signal: AbortSignal) => {
    const { projectId, metadata } = options()
    const sdkVersion = `html-multichain-${version}`
    leave(frame.syncDappData({ projectId, sdkVersion, ...(metadata && { metadata }) }, signal))
    // The frame may have been loaded anew since.
    told = ''
    tellTheme(signal)
  }
  /** What is on its way to the frame may be left, and what the frame is told of the page counts all the same. */
  const { signal: unhurried } = new AbortController()
  const first =
    <Request, Told>(ask: (request: Request, signal: AbortSignal) => Answer<Told>) =>
    (request: Request, signal: AbortSignal): Answer<Told> => {
      introduce(unhurried)
      return ask(request, signal)
    }
  return {
    ...frame,
    connectEmail: first(frame.connectEmail),
    socialRedirectUri: first(frame.socialRedirectUri),
    farcasterUri: first(frame.farcasterUri),
    showApproval: (approval, signal) =>
      new Observable((subscriber) => {
        introduce(signal)
        subscriber.add(
          leave(
            defer(() => clock.after(pulse, signal)).pipe(
              tap(() => tellTheme(signal)),
              repeat(),
            ),
          ),
        )
        subscriber.add(from(frame.showApproval(approval, signal)).subscribe(subscriber))
      }),
  }
}

function leave(told: Answer<null>): Subscription {
  return from(told).subscribe({ error: () => {} })
}

function themeOf({ themeMode, themeVariables }: Options, isDark: boolean): FrameTheme {
  const mode = themeMode === 'auto' ? (isDark ? 'dark' : 'light') : themeMode
  const { accent, background } = colours[mode]
  const { '--latchkey-primary': own, '--latchkey-font': font } = themeVariables ?? {}
  return {
    themeMode: mode,
    w3mThemeVariables: { '--w3m-accent': own ?? accent, '--w3m-background': background },
    ...(themeVariables && {
      themeVariables: {
        ...themeVariables,
        ...(own !== undefined && { '--w3m-accent': own }),
        ...(font !== undefined && { '--w3m-font-family': font }),
      },
    }),
  }
}
