import type { Failure } from '../../core/domain/errors/failure.ts'
import type { Clipboard } from '../../core/ports/clipboard.ts'
import type { AnswerOrder } from './answer-order.ts'
import { createScript } from './script.ts'
import type { Script } from './script.ts'

/** A clipboard under a test's control. */
export type FakeClipboard = Clipboard &
  Script<Clipboard> & {
    /** Returns the text that was written last, or null. */
    readonly text: () => string | null
    /** Puts a text into the clipboard, as another program would. */
    readonly put: (text: string) => void
    /** Makes writing and reading fail with `clipboard-blocked`, or work again with false. */
    readonly block: (isBlocked?: boolean) => void
  }

/** Creates a fake clipboard. If `text` is given, the clipboard can be read as well. */
export function fakeClipboard({
  order,
  text,
}: { readonly order?: AnswerOrder; readonly text?: string } = {}): FakeClipboard {
  const { script, ask } = createScript<Clipboard>(order)
  let written = text ?? null
  let isBlockedNow = false
  const isReadable = () => text !== undefined && !isBlockedNow
  return {
    ...script,
    write: (request, signal) =>
      ask('write', request, signal, () => {
        if (isBlockedNow) throw { code: 'clipboard-blocked' } satisfies Failure
        written = request.text
        return null
      }),
    read: (request, signal) =>
      ask('read', request, signal, () => {
        if (!isReadable()) throw { code: 'clipboard-blocked' } satisfies Failure
        return { text: (written ?? '').trim() }
      }),
    readable: (request, signal) => ask('readable', request, signal, () => ({ isReadable: isReadable() })),
    text: () => written,
    put: (copied) => {
      written = copied
    },
    block: (isBlocked = true) => {
      isBlockedNow = isBlocked
    },
  }
}
