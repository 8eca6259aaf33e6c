import { toHex } from 'viem'
import type { Hex } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pressInFrame } from '../../press-in-frame.ts'
import { emailOffered, signInByEmail } from './email-visitor.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { askChain, visitorOn } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
beforeEach(() => order({ aborts: 'heeded' }))
afterAll(() => stage.close())

const order = (given: object) =>
  fetch(`${stage.sandbox.endpoints.frame}/control`, { method: 'POST', body: JSON.stringify(given) })
const chain = (method: string, params: readonly unknown[]) =>
  askChain(stage.sandbox.endpoints.chains['eip155:1'] ?? '', method, params)

/** Somebody who signed in by e-mail, and has an ether. */
async function arrive(email: string) {
  const { page } = await visit(stage, { query: `#${new URLSearchParams(emailOffered).toString()}` })
  const visitor = visitorOn(page)
  await signInByEmail(visitor, stage.sandbox, email)
  const address = (await visitor.host('address').textContent()) as Hex
  await chain('anvil_setBalance', [address, '0xde0b6b3a7640000'])
  const frame = page.frameLocator('#w3m-iframe')
  const asked = (method: string, params: readonly unknown[]): Promise<unknown> =>
    page.evaluate(
      ([method, params]) =>
        Reflect.get(window, 'latchkey')
          .request({ method, params })
          .catch(({ code, shortMessage }: { code: string; shortMessage: string }) => [code, shortMessage]),
      [method, params] as const,
    )
  return { visitor, address, frame, asked }
}

const close = ({ page }: Visitor) => page.locator('dialog:has(#w3m-iframe) > button').press('Enter')

const old = '0x00000000000000000000000000000000000cafe3'
const fresh = '0x00000000000000000000000000000000000cafe4'

test('a frame without aborts leaves a cancelled payment uncertain, and the next one pays its own receiver', async () => {
  await order({ aborts: 'unknown' })
  const { visitor, address, frame, asked } = await arrive('ida@harbour.test')
  const pay = (to: string) => asked('eth_sendTransaction', [{ from: address, to, value: toHex(1000) }])
  const cancelled = pay(old)
  await frame.getByText('Send a transaction').waitFor()
  await close(visitor)
  expect(await cancelled).toEqual([
    'timed-out',
    'eth_sendTransaction may have been done: look what became of it before you try again (timed-out).',
  ])
  const paid = pay(fresh)
  await frame.getByText('Send a transaction').waitFor()
  await pressInFrame(visitor.page, 'Approve')
  expect(await paid).toMatch(/^0x[0-9a-f]{64}$/)
  expect(await chain('eth_getBalance', [old, 'latest'])).toBe('0x0')
  expect(await chain('eth_getBalance', [fresh, 'latest'])).toBe('0x3e8')
})

test(
  'cancelled typed data counts as possibly signed, and the reloaded frame still knows the visitor',
  { tags: 'thorough' },
  async () => {
    await order({ aborts: 'unknown' })
    const { visitor, address, frame, asked } = await arrive('ilse@harbour.test')
    const types = { Ticket: [{ name: 'seat', type: 'string' }] }
    const data = { domain: {}, types, primaryType: 'Ticket', message: { seat: 'By the window' } }
    const cancelled = asked('eth_signTypedData_v4', [address, JSON.stringify(data)])
    await frame.getByText('By the window').waitFor()
    await close(visitor)
    expect(await cancelled).toEqual([
      'timed-out',
      'eth_signTypedData_v4 may have been done: look what became of it before you try again (timed-out).',
    ])
    const signed = asked('personal_sign', [toHex('Another seat'), address])
    await frame.getByText('Another seat').waitFor()
    await pressInFrame(visitor.page, 'Approve')
    expect(await signed).toMatch(/^0x[0-9a-f]{130}$/)
  },
)
