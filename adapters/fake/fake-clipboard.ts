import type { Failure } from '../../core/domain/failure.ts'
import type { Clipboard } from '../../core/ports/clipboard.ts'
import type { AnswerOrder } from './answer-order.ts'
import { createScript } from './script.ts'
import type { Script } from './script.ts'

/** A clipboard under a test's control. */
export type FakeClipboard = Clipboard &
  Script<Clipboard> & {
    /** What was written last, or null. */
    readonly text: () => string | null
    /** From now on writing fails with `clipboard-blocked`, or works again with false. */
    readonly block: (isBlocked?: boolean) => void
  }

/** Makes an empty clipboard that answers in an order. */
export function fakeClipboard({ order }: { readonly order?: AnswerOrder } = {}): FakeClipboard {
  const { script, ask } = createScript<Clipboard>(order)
  let written: string | null = null
  let isBlockedNow = false
  return {
    ...script,
    write: (request, signal) =>
      ask('write', request, signal, () => {
        if (isBlockedNow) throw { code: 'clipboard-blocked' } satisfies Failure
        written = request.text
        return null
      }),
    text: () => written,
    block: (isBlocked = true) => {
      isBlockedNow = isBlocked
    },
  }
}
