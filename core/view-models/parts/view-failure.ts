import { router } from '../../events/shell/router.ts'
import type { BootState } from '../../reducers/root.ts'
import { enViewFailure } from '../../strings/en/view-failure.ts'
import type { Button, Notice, Screen } from './parts.ts'
import { textsOf } from './texts-of.ts'

/** Why a view is missing: it threw while it was made or drawn, or its code did not load. */
export type ViewFailure = 'broken' | 'not-loaded'

/** The parts that replace a missing view. */
export type ViewFailureParts = { readonly failed: Notice; readonly retry: Button }

/** Returns the replacement for a missing view: the reason, and a button that tries again. The header has the buttons that go back and close. */
export function viewFailureView(state: BootState, failure: ViewFailure): Screen<ViewFailureParts> {
  const text = textsOf(state, enViewFailure)
  const [title, body] =
    failure === 'broken'
      ? (['view.broken', 'view.brokenBody'] as const)
      : (['view.notLoaded', 'view.notLoadedBody'] as const)
  return {
    title: text('view.title'),
    parts: {
      failed: { part: 'notice', tone: 'negative', title: text(title), body: text(body) },
      retry: {
        part: 'button',
        label: text('view.retry'),
        press: router.viewRetried(),
        tone: 'accent',
        icon: 'retry',
      },
    },
  }
}
