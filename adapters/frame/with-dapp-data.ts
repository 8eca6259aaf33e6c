import { Observable, defer, from, repeat, tap } from 'rxjs'
import type { Subscription } from 'rxjs'
import type { Options } from '../../core/domain/options/options.ts'
import type { Answer } from '../../core/ports/answer.ts'
import type { Frame, FrameTheme } from '../../core/ports/frame.ts'
import type { PlainClock } from '../browser/clock.ts'

/** The facts about the page that the frame receives. */
export type Introduction = {
  readonly clock: PlainClock
  readonly options: () => Options
  readonly version: string
  readonly isDark: () => boolean
}

/** Accent and background of the frame's pages in light and in dark, unless the host sets an accent. */
const colours = {
  light: { accent: 'hsla(231, 100%, 70%, 1)', background: '#fff' },
  dark: { accent: 'hsla(230, 100%, 67%, 1)', background: '#121313' },
} as const

/**
 * The interval at which the page's theme is checked while an approval is shown, in milliseconds. Neither the options nor the system report
 * changes.
 */
const pulse = 1_000

/**
 * Wraps the frame so that it receives the app's data and theme. They are sent before the first e-mail or social account, before each approval,
 * and while an approval is shown. Nothing waits for the frame's answers to them.
 */
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
    // The frame may have been reloaded since.
    told = ''
    tellTheme(signal)
  }
  /** An abort of the question must not abort the data about the page. */
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
