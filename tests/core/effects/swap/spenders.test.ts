import { expect, test } from 'vitest'
import { swapping } from './story.ts'

const other = `0x${'e1'.repeat(20)}`
const named = '0x00000000000000000000000000000000000000f5'

/** The host accepts two contracts, and the service names the second one. */
function ofTwo() {
  const story = swapping({ options: { swapSpenders: { 'eip155:1': [other, named] } } })
  const lastRequest = (method: string): unknown => story.questions(method).at(-1)?.request
  return { ...story, lastRequest }
}

test('with two spenders an allowance counts only for the spender that the service names', () => {
  const { toApproval, asked, form, lastRequest } = ofTwo()
  asked.answer('allowance', { allowance: '0' })
  toApproval()
  expect(lastRequest('allowance')).toMatchObject({ spender: named })
  expect(form()?.phase).toMatchObject({ name: 'built', plan: { kind: 'approval', spender: named } })
})

test('with two spenders the swap goes to the one with the allowance', () => {
  const { giveDollars, node, go, asked, form, lastRequest } = ofTwo()
  giveDollars()
  asked.answer('allowance', { allowance: '2000000' })
  node.answer('ask', '0x249f0')
  go('SwapPreview')
  expect(form()?.phase).toMatchObject({ name: 'built', plan: { kind: 'swap', call: { to: named } } })
  expect(lastRequest('transaction')).toMatchObject({ approved: named })
})
