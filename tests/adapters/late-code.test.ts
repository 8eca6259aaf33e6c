import { expect, test, vi } from 'vitest'
import { lateCode, needing } from '../../adapters/late-code.ts'

test('code comes once, whoever asks for it', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'code')
  const code = lateCode(load)
  expect(code.loaded()).toBeNull()
  expect(await Promise.all([code.load(), code.load()])).toEqual(['code', 'code'])
  expect(code.loaded()).toBe('code')
  expect(load).toHaveBeenCalledTimes(1)
})

test('code that failed is tried again by whoever asks next', async () => {
  let isDown = true
  const code = lateCode(async () => {
    if (isDown) throw new Error('gone')
    return 'code'
  })
  await expect(code.load()).rejects.toThrow('gone')
  isDown = false
  expect(await code.load()).toBe('code')
})

test('a question asks for the code it needs beside it, and fails with nothing of that', async () => {
  const load = vi.fn<() => Promise<string>>(async () => {
    throw new Error('gone')
  })
  expect(await needing([lateCode(load)], Promise.resolve('answer'))).toBe('answer')
  expect(load).toHaveBeenCalledTimes(1)
})
