import type { Response } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ethereumOf } from '../ethereum.ts'
import { confirmSend, fillSend, openSend, review } from './visitor.ts'
import type { Sending } from './visitor.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { askChain, visitorOn } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const { node, account, ether } = ethereumOf(() => stage.sandbox)
const friend = () => account(7)
/** To whom the wallet sends that does not send where it was asked to. */
const elsewhere = '0x000000000000000000000000000000000000bEEF'

/** Somebody whose wallet behaves in its own way has confirmed a sending. */
async function sent(
  sends: 'elsewhere' | 'tagged' | 'nothing' | 'stranger',
  { token, amount }: Pick<Sending, 'token' | 'amount'>,
  given: Parameters<typeof visit>[1] = {},
): Promise<Visitor> {
  const { page } = await visit(stage, given)
  const visitor = visitorOn(page)
  await visitor.connect('Harbor')
  await visitor.wallet('harbor', 'behave', { sends })
  await openSend(visitor)
  await fillSend(visitor, { token, amount, receiver: friend() })
  await review(visitor)
  await confirmSend(visitor)
  await visitor.approve()
  return visitor
}

/** Whether an answer is the last one of a look for a transaction. */
const isLookOver = (response: Response) =>
  response.request().postData()?.includes('eth_getTransactionCount') ?? false

test('a wallet that pays another receiver is reported', async () => {
  const [before, other] = [await ether(friend()), await ether(elsewhere)]
  const { dialog } = await sent('elsewhere', { token: 'Ether', amount: '0.5' })
  await dialog.getByText('Your wallet sent something else').waitFor()
  await dialog.getByText(/^0\.5 ETH to 0x0000…[bB][eE]{2}[fF]\. Nothing was sent to 0x/).waitFor()
  expect([await ether(friend()), (await ether(elsewhere)) - other]).toEqual([before, 5n * 10n ** 17n])
})

test('a wallet that sends a token to another receiver is reported', { tags: 'thorough' }, async () => {
  const { dialog } = await sent('elsewhere', { token: 'USD Coin', amount: '2.5' })
  await dialog.getByText(/^2\.5 USDC to 0x0000…beef\. Nothing was sent to 0x/i).waitFor()
})

test('a suffix that names the app does not count as another transaction', { tags: 'thorough' }, async () => {
  const { dialog } = await sent('tagged', { token: 'USD Coin', amount: '1.25' })
  await dialog.getByText('confirmed on Ethereum').waitFor()
})

test('a wallet that answers the hash of another transaction is reported', async () => {
  await askChain(node(), 'eth_sendTransaction', [{ from: account(3), to: account(4), value: '0x1' }])
  const { dialog } = await sent('stranger', { token: 'Ether', amount: '0.5' })
  await dialog.getByText('Your wallet returned a transaction of another account').waitFor()
})

test(
  'a transaction id that no node knows is reported after the wait, and is not pending in Activity',
  { tags: 'thorough' },
  async () => {
    const visitor = await sent('nothing', { token: 'Ether', amount: '0.5' }, { isClockInstalled: true })
    const { dialog, page } = visitor
    await dialog.getByText('Waiting for Ethereum').waitFor()
    const said = dialog.getByText('Transaction not found')
    for (let looks = 0; looks < 160 && !(await said.isVisible()); looks += 1) {
      const looked = page.waitForResponse(isLookOver, { timeout: 2_000 }).catch(() => null)
      await page.clock.runFor(4_000)
      await looked
    }
    await said.waitFor()
    await dialog.getByText('If your wallet needs more signatures, continue there.').waitFor()
    await dialog.getByRole('button', { name: 'Check again' }).click()
    await dialog.getByText('Checking again').waitFor()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await dialog.getByRole('button', { name: /^Activity/ }).click()
    await dialog.getByText('Not found').waitFor()
    expect(await dialog.getByText('Pending').count()).toBe(0)
  },
)
