import { LatchkeyError } from '../../core/domain/latchkey-error.ts'
import type { Clipboard } from '../../core/ports/clipboard.ts'
import { rejectOnAbort } from '../aborted.ts'

/** The part of a browser's navigator that writes to the clipboard; missing on pages that are not served securely. */
export type ClipboardWriter = { writeText(text: string): Promise<void> }

/** The visitor's clipboard; `find` is called at each question. */
export function createClipboard(find: () => ClipboardWriter | null | undefined): Clipboard {
  return { write: ({ text }, signal) => rejectOnAbort(written(find, text), signal) }
}

async function written(find: () => ClipboardWriter | null | undefined, text: string): Promise<null> {
  const writer = find()
  if (!writer)
    throw new LatchkeyError(
      'clipboard-blocked',
      'There is no clipboard here; it needs a page served by https.',
    )
  try {
    await writer.writeText(text)
    return null
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new LatchkeyError(
      'clipboard-blocked',
      `The browser did not let Latchkey write to the clipboard: ${reason}`,
      { cause },
    )
  }
}
