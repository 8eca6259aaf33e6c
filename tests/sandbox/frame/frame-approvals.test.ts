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

test('what was approved stays to be seen until it has ended, behind what still waits', async () => {
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

test('the page gives up what waits; what was approved before goes on, and it is told so', async () => {
  const { approvals, act, finish } = visit()
  const kept = approvals.ask('kept', words, act)
  const given = approvals.ask('given', words, act)
  approvals.end('kept', true)
  expect([approvals.abort('kept'), approvals.abort('given')]).toEqual([true, false])
  await expect(given).rejects.toThrow('The user rejected the request.')
  finish('0xhash')
  expect(await kept).toBe('0xhash')
})

test('what was given up before it could be shown is not shown', async () => {
  const { approvals, seen, act } = visit()
  expect(approvals.abort('early')).toBe(false)
  await expect(approvals.ask('early', words, act)).rejects.toThrow('The user rejected the request.')
  expect(seen()).toBeNull()
})
