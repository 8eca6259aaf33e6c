import { expect, test } from 'vitest'
import { createClipboard } from '../../../adapters/browser/clipboard.ts'
import { fakeClipboard } from '../../../adapters/fake/fake-clipboard.ts'
import type { Clipboard } from '../../../core/ports/clipboard.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { answeringOrders, silentContract } from './silent-contract.ts'

type ClipboardWorld = {
  readonly clipboard: Clipboard
  readonly block: () => void
  readonly text: () => string | null
}

function clipboardContract(name: string, createWorld: () => ClipboardWorld): void {
  test(`${name}: what is written is there`, async () => {
    const { clipboard, text } = createWorld()
    expect(await valueOf(clipboard.write({ text: '0xabc' }, unhurried))).toBe(null)
    expect(text()).toBe('0xabc')
  })

  test(`${name}: a refusal is clipboard-blocked`, async () => {
    const { clipboard, block } = createWorld()
    block()
    expect(await failureFrom(clipboard.write({ text: '0xabc' }, unhurried))).toMatchObject({
      code: 'clipboard-blocked',
    })
  })
}

clipboardContract('a browser', () => {
  let written: string | null = null
  let isBlocked = false
  const writeText = async (text: string) => {
    if (isBlocked) throw new DOMException('Write permission denied.', 'NotAllowedError')
    written = text
  }
  return {
    clipboard: createClipboard(() => ({ writeText })),
    block: () => (isBlocked = true),
    text: () => written,
  }
})

for (const order of answeringOrders) {
  clipboardContract(`the fake, ${order}`, () => {
    const clipboard = fakeClipboard({ order })
    return { clipboard, block: () => clipboard.block(), text: clipboard.text }
  })
}

silentContract('the fake', () => {
  const clipboard = fakeClipboard({ order: 'never' })
  return { write: (signal) => clipboard.write({ text: '0xabc' }, signal) }
})

test('a page without a clipboard says what it needs', async () => {
  expect(await failureFrom(createClipboard(() => undefined).write({ text: 'x' }, unhurried))).toEqual({
    code: 'clipboard-blocked',
    detail: 'There is no clipboard here; it needs a page served by https.',
  })
})
