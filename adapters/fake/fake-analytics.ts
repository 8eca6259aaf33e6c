import { Subject } from 'rxjs'
import type { UsageRow } from '../../core/domain/analytics/usage-row.ts'
import type { Analytics } from '../../core/ports/analytics.ts'
import { untilAborted } from '../ports/aborted.ts'
import type { AnswerOrder } from './answer-order.ts'
import { createScript } from './script.ts'
import type { Script } from './script.ts'

/** An analytics service and its page, under a test's control. */
export type FakeAnalytics = Analytics &
  Script<Analytics> & {
    /** Every batch that was sent, oldest first. */
    readonly batches: readonly { readonly rows: readonly UsageRow[]; readonly isUnloading: boolean }[]
    /** Hides or closes the page. */
    readonly leave: () => void
  }

/** Creates a fake analytics service. It accepts all events, or none if `isEnabled` is false. */
export function fakeAnalytics({
  isEnabled = true,
  order,
}: { readonly isEnabled?: boolean; readonly order?: AnswerOrder } = {}): FakeAnalytics {
  const { script, ask } = createScript<Analytics>(order)
  const batches: { readonly rows: readonly UsageRow[]; readonly isUnloading: boolean }[] = []
  const left = new Subject<null>()
  return {
    ...script,
    batches,
    leave: () => left.next(null),
    isWanted: (request, signal) => ask('isWanted', request, signal, () => ({ isEnabled })),
    send: (request, signal) =>
      ask('send', request, signal, () => {
        batches.push(request)
        return null
      }),
    leavings: (_, signal) => left.pipe(untilAborted(signal)),
  }
}
