import { expect, test } from 'vitest'
import { lockScroll } from '../../../../renderers/react-dom/modal/lock-scroll.ts'

const pageWith = (overflow: string) => {
  const style = { overflow, scrollbarGutter: '' }
  const document = { documentElement: { style, clientWidth: 985 }, defaultView: { innerWidth: 1000 } }
  return { style, document: document as unknown as Document }
}

test('the last of two modals to close restores the scrolling of the page', () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const { style, document } = pageWith('clip')
    const unlocks = [lockScroll(document), lockScroll(document)]
    unlocks[order[0] ?? 0]?.()
    expect(style).toEqual({ overflow: 'hidden', scrollbarGutter: 'stable' })
    unlocks[order[1] ?? 0]?.()
    expect(style).toEqual({ overflow: 'clip', scrollbarGutter: '' })
  }
})

test('unlocking twice counts once, and a page can be locked again', () => {
  const { style, document } = pageWith('')
  const unlock = lockScroll(document)
  const other = lockScroll(document)
  unlock()
  unlock()
  expect(style.overflow).toBe('hidden')
  other()
  expect(style.overflow).toBe('')
  lockScroll(document)()
  expect(style.overflow).toBe('')
})
