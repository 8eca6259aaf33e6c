import type { Sandbox } from '../../sandbox/start.ts'
import { confirmSend, fillSend, openSend, review } from '../../tests/e2e/send/visitor.ts'
import type { Visitor } from '../../tests/e2e/visitor.ts'
import type { RecordedSession } from './recorded-session.ts'

/** The sessions in which the form rejects a receiver or warns about it, by file name. */
export const sendReceiverSessions: Readonly<Record<string, RecordedSession>> = {
  'send-to-names-on-base': {
    act: async (visitor) => {
      const { dialog } = visitor
      await formOnBase(visitor)
      await receiver(visitor).fill('vault.eth')
      await dialog.getByText('vault.eth has no address for Base').waitFor()
      await dialog.getByRole('button', { name: 'Invalid address' }).waitFor()
      await receiver(visitor).fill('two-homes.eth')
      await dialog.getByRole('button', { name: 'Review send' }).waitFor()
      await receiver(visitor).fill('keeper.eth')
      await dialog.getByText('This is its Ethereum address.').waitFor()
      await review(visitor)
    },
  },
  'send-to-a-contract-elsewhere': {
    act: async (visitor, sandbox) => {
      await formOnBase(visitor)
      await receiver(visitor).fill(vaultOf(sandbox))
      await visitor.dialog.getByText('This is a contract on Ethereum, but not on Base').waitFor()
      await visitor.dialog.getByRole('button', { name: 'Invalid address' }).waitFor()
    },
  },
  'send-to-a-name-on-a-server': {
    act: async (visitor, sandbox) => {
      const { dialog } = visitor
      sandbox.control('gateway', { fault: 'refuse' })
      await formOnBase(visitor)
      await receiver(visitor).fill('pilot.base.eth')
      await dialog.getByText("The name's server doesn't answer").waitFor({ timeout: 20_000 })
      sandbox.recover()
      sandbox.control('gateway', { fault: 'status', status: 503 })
      await dialog.getByRole('button', { name: 'Try again' }).click()
      await dialog.getByText('It answered with status 503.').waitFor()
      sandbox.recover()
      await dialog.getByRole('button', { name: 'Try again' }).click()
      await dialog.getByRole('button', { name: 'Review send' }).waitFor()
    },
  },
  'send-to-a-name-that-is-not-asked-for': {
    settings: { ccipRead: 'false' },
    act: async (visitor) => {
      await formOnBase(visitor)
      await receiver(visitor).fill('pilot.base.eth')
      await visitor.dialog.getByText('This name is on another server').waitFor()
    },
  },
  'send-to-a-look-alike': {
    act: async (visitor, sandbox) => {
      const { dialog } = visitor
      const somebody = sandbox.endpoints.accounts[5]?.address ?? ''
      await visitor.connect('Harbor')
      await openSend(visitor)
      await fillSend(visitor, { token: 'Ether', amount: '0.25', receiver: somebody })
      await review(visitor)
      await confirmSend(visitor)
      await visitor.approve()
      await dialog.getByText('confirmed on Ethereum').waitFor()
      await dialog.getByRole('button', { name: 'Done' }).click()
      await dialog.getByRole('button', { name: 'Send', exact: true }).click()
      const poison = `${somebody.slice(0, 6)}${'5'.repeat(32)}${somebody.slice(-4)}`.toLowerCase()
      await fillSend(visitor, { token: 'Ether', amount: '0.25', receiver: poison })
      await dialog.getByText('Careful: this looks like another address').waitFor()
      await review(visitor)
    },
  },
}

/** Opens the form on Base and enters an amount. */
async function formOnBase(visitor: Visitor): Promise<void> {
  const { dialog } = visitor
  await visitor.connect('Harbor')
  await visitor.open()
  await dialog
    .getByRole('button', { name: /Ethereum/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: /^Base/ }).click()
  await visitor.approve()
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await dialog.getByRole('button', { name: / on Base$/ }).click()
  await dialog.getByRole('button', { name: /^Ether/ }).click()
  await dialog.getByLabel('Amount').fill('0.5')
}

function receiver({ dialog }: Visitor) {
  return dialog.getByLabel(/^Type or paste/)
}

function vaultOf({ endpoints }: Sandbox): string {
  return endpoints.names.find(({ name }) => name === 'vault.eth')?.address ?? ''
}
