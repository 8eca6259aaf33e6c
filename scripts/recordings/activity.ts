import { fundedAccounts } from '../../sandbox/chains/funded-accounts.ts'
import type { Sandbox } from '../../sandbox/start.ts'
import type { Visitor } from '../../tests/e2e/visitor.ts'
import { askChain } from '../../tests/e2e/visitor.ts'
import type { RecordedSession } from './recorded-session.ts'

const chain = 'eip155:1'
const address = fundedAccounts()[1]?.address ?? '0x'

/** The sessions in which a visitor looks at the activity of an account, by file name. */
export const activitySessions: Readonly<Record<string, RecordedSession>> = {
  activity: {
    act: async (visitor, sandbox) => {
      await seed(sandbox, 70)
      await lookAtActivity(visitor)
      await rowsOf(visitor).first().waitFor()
      const list = visitor.dialog.locator('.grouped-scroll')
      const last = list.locator('li[data-index="65"]')
      while ((await last.count()) === 0)
        await list.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    },
  },
  'activity-fails': {
    act: async (visitor, sandbox) => {
      sandbox.control('blockchain-api', { fault: 'status', status: 503, path: '/history', times: 1 })
      await lookAtActivity(visitor)
      await visitor.dialog.getByText('Failed to fetch transactions').first().waitFor()
      await visitor.dialog.getByRole('button', { name: 'Try again' }).click()
      await rowsOf(visitor).first().waitFor()
      sandbox.recover()
    },
  },
  'no-activity': {
    act: async (visitor) => {
      await visitor.page.route('**/history?*', (route) => route.fulfill({ json: { data: [], next: null } }))
      await lookAtActivity(visitor)
      await visitor.dialog.getByText('No transactions yet').waitFor()
    },
  },
  'own-transaction-settles': {
    act: async (visitor, sandbox) => {
      const url = sandbox.endpoints.chains[chain] ?? ''
      await visitor.connect('Harbor')
      await askChain(url, 'evm_setAutomine', [false])
      await send(visitor, { value: '0x16345785d8a0000' })
      await openActivity(visitor)
      await visitor.dialog.getByText('Pending').first().waitFor()
      await askChain(url, 'evm_mine', [])
      await visitor.dialog.getByText('Pending').first().waitFor({ state: 'hidden' })
      await askChain(url, 'evm_setAutomine', [true])
    },
  },
  'own-transactions-end': {
    act: async (visitor, sandbox) => {
      const url = sandbox.endpoints.chains[chain] ?? ''
      await visitor.connect('Harbor')
      await askChain(url, 'evm_setAutomine', [false])
      const [token] = sandbox.endpoints.tokens[chain] ?? []
      await send(visitor, { to: token?.address ?? '', data: overspending, gas: '0x30d40' })
      await askChain(url, 'evm_mine', [])
      const nonce = await askChain(url, 'eth_getTransactionCount', [address, 'latest'])
      const again = { from: address, to: address, value: '0x16345785d8a0000' }
      await send(visitor, again)
      const last = await send(visitor, { value: '0x2c68af0bb140000' })
      await openActivity(visitor)
      await seen(visitor, 2)
      await askChain(url, 'anvil_dropTransaction', [last])
      const fee = '0x2540be40000'
      const fees = { maxFeePerGas: fee, maxPriorityFeePerGas: fee }
      await askChain(url, 'eth_sendTransaction', [{ ...again, ...fees, nonce }])
      await askChain(url, 'evm_mine', [])
      await visitor.dialog.getByText('Sped up').first().waitFor()
      await visitor.dialog.getByText('Dropped by the network').first().waitFor({ timeout: 90_000 })
      await askChain(url, 'evm_setAutomine', [true])
    },
  },
}

/** A transfer of more than any account has. */
const overspending = `0xa9059cbb${address.slice(2).padStart(64, '0')}${'f'.repeat(64)}`

async function lookAtActivity(visitor: Visitor): Promise<void> {
  await visitor.connect('Harbor')
  await openActivity(visitor)
}

async function openActivity(visitor: Visitor): Promise<void> {
  await visitor.open()
  await visitor.dialog.getByRole('button', { name: /^Activity/ }).click()
  await visitor.dialog.getByRole('heading', { name: 'Activity' }).waitFor()
}

function rowsOf(visitor: Visitor) {
  return visitor.dialog.locator('.grouped-scroll li[data-index]')
}

async function seed(sandbox: Sandbox, count: number): Promise<void> {
  await sandbox.seed({ chain, address, count, months: 6 })
}

/** Waits until nodes have reported the nonces of so many transactions. */
async function seen({ page }: Visitor, count: number): Promise<void> {
  await page.waitForFunction(
    (most) =>
      (window.latchkey.state().ownTransactions?.sent ?? []).filter(({ nonce }) => nonce !== null).length >=
      most,
    count,
  )
}

async function send(visitor: Visitor, given: object): Promise<string> {
  const answered = visitor.page.evaluate(
    (params) => window.latchkey.request({ method: 'eth_sendTransaction', params: [params] }).then(String),
    { from: address, to: address, ...given },
  )
  await visitor.approve()
  return answered
}
