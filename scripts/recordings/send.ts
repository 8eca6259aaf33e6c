import type { Sandbox } from '../../sandbox/start.ts'
import {
  cancelWhileAsked,
  confirmSend,
  fillSend,
  openPrefilled,
  openSend,
  review,
} from '../../tests/e2e/send/visitor.ts'
import type { Sending } from '../../tests/e2e/send/visitor.ts'
import type { Visitor } from '../../tests/e2e/visitor.ts'
import { askChain } from '../../tests/e2e/visitor.ts'
import type { RecordedSession } from './recorded-session.ts'

const chain = 'eip155:1'

/** The sessions in which a visitor sends something, by file name. */
export const sendSessions: Readonly<Record<string, RecordedSession>> = {
  'send-the-coin': {
    act: async (visitor, sandbox) => {
      await toReview(visitor, { token: 'Ether', amount: '1.5', receiver: someone(sandbox) })
      await confirmSend(visitor)
      await visitor.approve()
      await visitor.dialog.getByText('confirmed on Ethereum').waitFor()
      await visitor.dialog.getByRole('button', { name: 'Done' }).click()
      await visitor.dialog.getByText('USD Coin').first().waitFor()
    },
  },
  'send-a-token-to-a-name': {
    act: async (visitor) => {
      await toReview(visitor, { token: 'USD Coin', amount: '12.5', receiver: 'keeper.eth' })
      await confirmSend(visitor)
      await visitor.approve()
      await visitor.dialog.getByText('confirmed on Ethereum').waitFor()
    },
  },
  'send-goes-elsewhere': {
    act: async (visitor, sandbox) => {
      await toReview(visitor, { token: 'Ether', amount: '0.5', receiver: someone(sandbox) })
      await visitor.wallet('harbor', 'behave', { sends: 'elsewhere' })
      await confirmSend(visitor)
      await visitor.approve()
      await visitor.dialog.getByText('Your wallet sent something else').waitFor()
      await visitor.dialog.getByRole('button', { name: 'Done' }).click()
      await visitor.dialog.getByText('USD Coin').first().waitFor()
    },
  },
  'send-prefilled': {
    act: async (visitor, sandbox) => {
      await visitor.connect('Harbor')
      await openPrefilled(visitor, { token: usdcOf(sandbox), amount: '2.5', receiver: someone(sandbox) })
      await visitor.dialog.getByRole('button', { name: 'Review send' }).waitFor()
      await openPrefilled(visitor, { token: someone(sandbox), amount: '1' })
      await visitor.dialog.getByText("This token isn't on Ethereum").waitFor()
      await visitor.dialog.getByRole('button', { name: / on Ethereum$/ }).click()
      await visitor.dialog.getByRole('button', { name: /^Ether/ }).click()
      await visitor.dialog.getByRole('button', { name: 'Enter address' }).waitFor()
    },
  },
  'send-a-token-that-nobody-tells': {
    act: async (visitor, sandbox) => {
      await visitor.connect('Harbor')
      sandbox.control('blockchain-api', { fault: 'status', status: 503 })
      sandbox.control(chain, { fault: 'status', status: 503 })
      await openPrefilled(visitor, { token: usdcOf(sandbox), amount: '2.5', receiver: someone(sandbox) })
      await visitor.dialog.getByText("Couldn't load your balance of this token").waitFor({ timeout: 40_000 })
      sandbox.recover()
      await visitor.dialog.getByRole('button', { name: 'Try again' }).click()
      await visitor.dialog.getByRole('button', { name: 'Review send' }).waitFor()
    },
  },
  'send-to-somebody-again': {
    act: async (visitor, sandbox) => {
      const { dialog, page } = visitor
      const field = dialog.getByLabel(/^Type or paste/)
      await toReview(visitor, { token: 'Ether', amount: '0.25', receiver: 'keeper.eth' })
      await confirmSend(visitor)
      await visitor.approve()
      await dialog.getByText('confirmed on Ethereum').waitFor()
      await dialog.getByRole('button', { name: 'Done' }).click()
      await dialog.getByRole('button', { name: 'Send', exact: true }).click()
      await dialog.getByRole('button', { name: /^keeper\.eth/ }).click()
      await dialog.getByText('Recent').waitFor({ state: 'hidden' })
      await page.evaluate((text) => navigator.clipboard.writeText(text), ` ethereum:${someone(sandbox)}@1 `)
      await dialog.getByRole('button', { name: 'Paste' }).click()
      await dialog.locator(`input[value='${someone(sandbox)}']`).waitFor()
      await field.fill('')
      await dialog.getByText('Recent').waitFor()
    },
  },
  'send-is-declined': {
    act: async (visitor, sandbox) => {
      await toReview(visitor, { token: 'USD Coin', amount: '3', receiver: someone(sandbox).toLowerCase() })
      await confirmSend(visitor)
      await visitor.dialog.getByText('Confirm in Harbor').waitFor()
      await visitor.reject()
      await visitor.dialog.getByText('Nothing was sent. You can try again.').waitFor()
      await visitor.dialog.getByRole('button', { name: 'Cancel' }).click()
      await visitor.dialog.getByText('Review send').waitFor()
    },
  },
  'send-again-after-a-reload': {
    act: async (visitor, sandbox) => {
      const { dialog, page } = visitor
      const order = { token: 'Ether', amount: '0.3', receiver: someone(sandbox) }
      await toReview(visitor, order)
      await confirmSend(visitor)
      await page.getByTestId('wallet-approve').waitFor()
      await page.reload()
      await page.getByText('Connected').first().waitFor()
      await openSend(visitor)
      await fillSend(visitor, order)
      await review(visitor)
      await dialog.getByText('Harbor may have sent an earlier transfer').waitFor()
      await confirmSend(visitor)
      // An immediate second press would count as a double press.
      await dialog.getByRole('button', { name: 'Send anyway' }).press('Enter')
      await visitor.approve()
      await dialog.getByText('confirmed on Ethereum').waitFor()
    },
  },
  'send-cancelled-and-signed': {
    act: async (visitor, sandbox) => {
      const { dialog } = visitor
      await toReview(visitor, { token: 'Ether', amount: '0.4', receiver: someone(sandbox) })
      await cancelWhileAsked(visitor)
      await visitor.approve()
      await dialog.getByText('ETH was sent, though you canceled').waitFor()
      await dialog.getByRole('button', { name: 'Select token', exact: true }).waitFor()
      await fillSend(visitor, { token: 'Ether', amount: '0.6', receiver: someone(sandbox) })
      await review(visitor)
      await cancelWhileAsked(visitor)
      await dialog.getByRole('button', { name: 'Review send' }).dispatchEvent('click')
      await dialog.getByRole('heading', { name: 'Review send' }).waitFor()
      await visitor.approve()
      await dialog.getByText('confirmed on Ethereum').waitFor()
    },
  },
  'send-step-by-step': {
    act: async (visitor, sandbox) => {
      const { dialog } = visitor
      const says = (text: string) => dialog.getByRole('button', { name: text, exact: true }).waitFor()
      await visitor.connect('Harbor')
      await openSend(visitor)
      await says('Select token')
      await dialog.getByRole('button', { name: / on Ethereum$/ }).click()
      await dialog.getByLabel('Search tokens').fill('nothing of that name')
      await dialog.getByText('No tokens found').waitFor()
      await dialog.getByLabel('Search tokens').fill('eth')
      await dialog.getByRole('button', { name: /^Ether/ }).click()
      await says('Enter amount')
      await dialog.getByLabel('Amount').fill('1,,')
      await says('Incorrect value')
      await dialog.getByLabel('Amount').fill('1000000')
      await says('Insufficient funds')
      await says('Buy')
      await dialog.getByLabel('Amount').fill('')
      await dialog.getByRole('button', { name: 'Max' }).click()
      await says('Enter address')
      await dialog.getByRole('button', { name: /^In US dollars/ }).click()
      await dialog.getByLabel('Amount in US dollars').waitFor()
      await dialog.getByLabel(/^Type or paste/).fill('nobody')
      await says('Invalid address')
      await dialog.getByLabel(/^Type or paste/).fill('leads-nowhere.eth')
      await says('Invalid address')
      const own = (await visitor.host('address').textContent())?.trim() ?? ''
      await dialog.getByLabel(/^Type or paste/).fill(own)
      await dialog.getByText('This is your own address').waitFor()
      await dialog.getByLabel(/^Type or paste/).fill(someone(sandbox))
      await says('Review send')
    },
  },
  'send-costs-more-than-shown': {
    act: async (visitor, sandbox) => {
      await toReview(visitor, { token: 'Ether', amount: '2', receiver: someone(sandbox) })
      await confirmSend(visitor)
      await visitor.page.getByTestId('wallet-approve').waitFor()
      await askChain(nodeOf(sandbox), 'anvil_setNextBlockBaseFeePerGas', ['0x174876e800'])
      await askChain(nodeOf(sandbox), 'evm_mine', [])
      await visitor.approve()
      await visitor.dialog.getByText('The network cost rose').waitFor()
    },
  },
  'send-would-fail': {
    act: async (visitor, sandbox) => {
      await visitor.connect('Harbor')
      await openSend(visitor)
      await fillSend(visitor, { token: 'USD Coin', amount: '1', receiver: someone(sandbox) })
      await visitor.dialog.getByText('Review send').waitFor()
      // The code at the token's address now refuses every call (PUSH1 0, PUSH1 0, REVERT).
      const code = await askChain(nodeOf(sandbox), 'eth_getCode', [usdcOf(sandbox), 'latest'])
      await askChain(nodeOf(sandbox), 'anvil_setCode', [usdcOf(sandbox), '0x60006000fd'])
      await visitor.dialog.getByLabel('Amount').fill('2')
      await visitor.dialog.getByText('This will fail').waitFor()
      await askChain(nodeOf(sandbox), 'anvil_setCode', [usdcOf(sandbox), code])
      await visitor.dialog.getByRole('button', { name: 'Try again' }).click()
      await review(visitor)
    },
  },
  'send-stays-pending': {
    act: async (visitor, sandbox) => {
      await toReview(visitor, { token: 'Ether', amount: '0.5', receiver: someone(sandbox) })
      await askChain(nodeOf(sandbox), 'evm_setAutomine', [false])
      await confirmSend(visitor)
      await visitor.approve()
      await visitor.dialog.getByText('Waiting for Ethereum').waitFor()
      await visitor.dialog.getByText('Still pending').waitFor({ timeout: 40_000 })
      await askChain(nodeOf(sandbox), 'evm_mine', [])
      await visitor.dialog.getByText('confirmed on Ethereum').waitFor()
      await askChain(nodeOf(sandbox), 'evm_setAutomine', [true])
    },
  },
}

async function toReview(visitor: Visitor, sending: Sending): Promise<void> {
  await visitor.connect('Harbor')
  await openSend(visitor)
  await fillSend(visitor, sending)
  await review(visitor)
}

function nodeOf({ endpoints }: Sandbox): string {
  return endpoints.chains[chain] ?? ''
}

function usdcOf({ endpoints }: Sandbox): string {
  return endpoints.tokens[chain]?.find(({ symbol }) => symbol === 'USDC')?.address ?? ''
}

function someone({ endpoints }: Sandbox): string {
  return endpoints.accounts[5]?.address ?? ''
}
