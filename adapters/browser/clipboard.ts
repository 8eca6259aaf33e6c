import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { Clipboard } from '../../core/ports/clipboard.ts'
import { rejectOnAbort } from '../ports/aborted.ts'

/** The clipboard of a browser's navigator. It is missing on pages without https, and some browsers cannot read it. */
export type BrowserClipboard = {
  writeText(text: string): Promise<void>
  readText?(): Promise<string>
}

/** The Permissions API of a browser's navigator. */
export type BrowserPermissions = {
  query(request: { readonly name: string }): Promise<{ readonly state: string }>
}

/** Functions that find the clipboard and the permissions. Both are called for each request. */
export type ClipboardParts = {
  readonly find: () => BrowserClipboard | null | undefined
  readonly permissions?: () => BrowserPermissions | null | undefined
}

/** The most that is read of the clipboard's text, in UTF-16 units. */
const mostUnits = 300

/** Creates the port for the visitor's clipboard. */
export function createClipboard({ find, permissions = () => null }: ClipboardParts): Clipboard {
  return {
    write: ({ text }, signal) =>
      rejectOnAbort(
        allowed('write to', async () => {
          await present(find()).writeText(text)
          return null
        }),
        signal,
      ),
    read: (_, signal) =>
      rejectOnAbort(
        allowed('read', async () => {
          const text = await readable(present(find())).readText()
          return { text: text.trim().slice(0, mostUnits) }
        }),
        signal,
      ),
    readable: (_, signal) =>
      rejectOnAbort(
        isDenied(permissions()).then((denied) => ({ isReadable: !denied && find()?.readText !== undefined })),
        signal,
      ),
  }
}

/** Returns whether reading is denied. Only Chromium knows this permission; other browsers ask the visitor each time. */
async function isDenied(permissions: BrowserPermissions | null | undefined): Promise<boolean> {
  try {
    return (await permissions?.query({ name: 'clipboard-read' }))?.state === 'denied'
  } catch {
    return false
  }
}

function present(clipboard: BrowserClipboard | null | undefined): BrowserClipboard {
  if (clipboard) return clipboard
  throw new LatchkeyError('clipboard-blocked', 'There is no clipboard here; it needs a page served by https.')
}

function readable(clipboard: BrowserClipboard): Required<BrowserClipboard> {
  if (clipboard.readText) return clipboard as Required<BrowserClipboard>
  throw new LatchkeyError('clipboard-blocked', 'The clipboard can be written here, and not read.')
}

async function allowed<Value>(what: string, use: () => Promise<Value>): Promise<Value> {
  try {
    return await use()
  } catch (cause) {
    if (cause instanceof LatchkeyError) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new LatchkeyError(
      'clipboard-blocked',
      `The browser did not let Latchkey ${what} the clipboard: ${reason}`,
      { cause },
    )
  }
}
