import { expect, test, vi } from 'vitest'
import { createClipboard } from '../../../adapters/browser/clipboard.ts'
import type { BrowserPermissions } from '../../../adapters/browser/clipboard.ts'
import { fakeClipboard } from '../../../adapters/fake/fake-clipboard.ts'
import type { Clipboard } from '../../../core/ports/clipboard.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { answeringOrders, silentContract } from './silent-contract.ts'

type ClipboardWorld = {
  readonly clipboard: Clipboard
  readonly block: () => void
  readonly text: () => string | null
}

const copied = '  0xabc\n'

function clipboardContract(name: string, createWorld: () => ClipboardWorld): void {
  test(`${name}: what is written is there`, async () => {
    const { clipboard, text } = createWorld()
    expect(await valueOf(clipboard.write({ text: '0xdef' }, unhurried))).toBe(null)
    expect(text()).toBe('0xdef')
  })

  test(`${name}: what was copied is read without the blanks around it`, async () => {
    const { clipboard } = createWorld()
    expect(await valueOf(clipboard.readable(null, unhurried))).toEqual({ isReadable: true })
    expect(await valueOf(clipboard.read(null, unhurried))).toEqual({ text: '0xabc' })
  })

  test(`${name}: a refusal is clipboard-blocked`, async () => {
    const { clipboard, block } = createWorld()
    block()
    const refused = [clipboard.write({ text: '0xdef' }, unhurried), clipboard.read(null, unhurried)]
    for (const answer of refused) {
      expect(await failureFrom(answer)).toMatchObject({ code: 'clipboard-blocked' })
    }
  })
}

clipboardContract('a browser', () => {
  let held: string = copied
  let isBlocked = false
  const permitted = (what: string) => {
    if (isBlocked) throw new DOMException(`${what} permission denied.`, 'NotAllowedError')
  }
  const clipboard = {
    writeText: async (text: string) => {
      permitted('Write')
      held = text
    },
    readText: async () => {
      permitted('Read')
      return held
    },
  }
  return {
    clipboard: createClipboard({ find: () => clipboard }),
    block: () => (isBlocked = true),
    text: () => held,
  }
})

for (const order of answeringOrders) {
  clipboardContract(`the fake, ${order}`, () => {
    const clipboard = fakeClipboard({ order, text: copied })
    return { clipboard, block: () => clipboard.block(), text: clipboard.text }
  })
}

silentContract('the fake', () => {
  const clipboard = fakeClipboard({ order: 'never' })
  return {
    write: (signal) => clipboard.write({ text: '0xabc' }, signal),
    read: (signal) => clipboard.read(null, signal),
    readable: (signal) => clipboard.readable(null, signal),
  }
})

test('a page without a clipboard says that it needs https', async () => {
  const nowhere = createClipboard({ find: () => undefined })
  expect(await failureFrom(nowhere.write({ text: 'x' }, unhurried))).toEqual({
    code: 'clipboard-blocked',
    detail: 'There is no clipboard here; it needs a page served by https.',
  })
  expect(await valueOf(nowhere.readable(null, unhurried))).toEqual({ isReadable: false })
})

test('only the beginning of a long text is read', async () => {
  const readText = async () => 'x'.repeat(1_000_000)
  const { read } = createClipboard({ find: () => ({ writeText: vi.fn(), readText }) })
  expect(await valueOf(read(null, unhurried))).toEqual({ text: 'x'.repeat(300) })
})

test('a clipboard that can only be written says so, and is not offered for reading', async () => {
  const { read, readable } = createClipboard({ find: () => ({ writeText: vi.fn() }) })
  expect(await valueOf(readable(null, unhurried))).toEqual({ isReadable: false })
  expect(await failureFrom(read(null, unhurried))).toEqual({
    code: 'clipboard-blocked',
    detail: 'The clipboard can be written here, and not read.',
  })
})

test.each<[string, BrowserPermissions['query'], boolean]>([
  ['was denied', async () => ({ state: 'denied' }), false],
  ['will be asked for', async () => ({ state: 'prompt' }), true],
  ['is unknown to the browser', () => Promise.reject(new TypeError('No such permission.')), true],
])(
  'if the read permission %s, the clipboard is reported as readable or not',
  async (_, query, isReadable) => {
    const { readable } = createClipboard({
      find: () => ({ writeText: vi.fn(), readText: async () => '' }),
      permissions: () => ({ query }),
    })
    expect(await valueOf(readable(null, unhurried))).toEqual({ isReadable })
  },
)
