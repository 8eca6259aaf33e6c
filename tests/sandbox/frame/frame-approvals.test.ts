import { expect, test } from 'vitest'
import { createApprovals, type ShownRequest } from '../../../sandbox/frame/page/approvals.ts'

const words = { title: 'Sign a message', lines: [] }

/** What a person answers, and what they see. */
function visit() {
  const shown: (ShownRequest | null)[] = []
  const approvals = createApprovals((oldest) => shown.push(oldest))
  let finish: (value: string) => void = () => {}
  const done = new Promise<string>((resolve) => (finish = resolve))
  const act = () => done
  const seen = () => {
    const last = shown.at(-1)
    return last ? [last.id, last.isUnderWay] : null
  }
  return { approvals, seen, act, finish }
}

test('an approved request remains visible behind waiting ones until it ends', async () => {
  const { approvals, seen, act, finish } = visit()
  const [first] = [approvals.ask('first', words, act), approvals.ask('second', words, act).catch(() => {})]
  expect(seen()).toEqual(['first', false])
  approvals.end('first', true)
  expect(seen()).toEqual(['second', false])
  approvals.end('second', false)
  expect(seen()).toEqual(['first', true])
  finish('0xhash')
  expect(await first).toBe('0xhash')
  expect(seen()).toBeNull()
})

test('an abort drops waiting requests, reports approved ones, and lets them continue', async () => {
  const { approvals, act, finish } = visit()
  const kept = approvals.ask('kept', words, act)
  const given = approvals.ask('given', words, act)
  approvals.end('kept', true)
  expect([approvals.abort('kept'), approvals.abort('given')]).toEqual([true, false])
  await expect(given).rejects.toThrow('The user rejected the request.')
  finish('0xhash')
  expect(await kept).toBe('0xhash')
})

test('a request aborted before it was visible is not shown', async () => {
  const { approvals, seen, act } = visit()
  expect(approvals.abort('early')).toBe(false)
  await expect(approvals.ask('early', words, act)).rejects.toThrow('The user rejected the request.')
  expect(seen()).toBeNull()
})
