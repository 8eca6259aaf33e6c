import { createKeyPairSignerFromPrivateKeyBytes } from '@solana/kit'
import type { Sandbox } from '../../sandbox/start.ts'
import { confirmSend, fillSend, openSend, review } from '../../tests/e2e/send/visitor.ts'
import type { Sending } from '../../tests/e2e/send/visitor.ts'
import { devnet, solanaFirst } from '../../tests/e2e/send/solana-visitor.ts'
import type { Visitor } from '../../tests/e2e/visitor.ts'
import type { RecordedSession } from './recorded-session.ts'

const onSolana = { settings: solanaFirst, query: '?wallets=harbor,tern' }

/** An address that has not received any payment yet. */
const { address: newcomer } = await createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(32).fill(8))

/** The sessions in which a visitor sends something on Solana, by file name. */
export const sendOnSolanaSessions: Readonly<Record<string, RecordedSession>> = {
  'send-on-solana': {
    ...onSolana,
    act: async (visitor, sandbox) => {
      await toReview(visitor, { token: 'Sol', amount: '1.25', receiver: someone(sandbox) })
      await confirmSend(visitor)
      await visitor.approve()
      await visitor.dialog.getByText('confirmed on Solana Devnet').waitFor()
      await visitor.dialog.getByRole('button', { name: 'Done' }).click()
      await visitor.dialog.getByText('USD Coin').first().waitFor()
    },
  },
  'send-opens-an-account': {
    ...onSolana,
    act: async (visitor) => {
      await toReview(visitor, { token: 'PayPal USD', amount: '3', receiver: newcomer })
      await visitor.dialog.getByText('Includes new account').waitFor()
      await confirmSend(visitor)
      await visitor.reject()
      await visitor.dialog.getByText('Nothing was sent. You can try again.').waitFor()
    },
  },
  'send-too-little-on-solana': {
    ...onSolana,
    act: async (visitor, sandbox) => {
      await visitor.connect('Tern')
      await openSend(visitor)
      await fillSend(visitor, { token: 'Sol', amount: '0.000000001', receiver: newcomer })
      await visitor.dialog.getByText('Too little for a new account').waitFor()
      await visitor.dialog.getByLabel('Amount').fill('1')
      await review(visitor)
      sandbox.control('blockchain-api', { fault: 'refuse', path: `/v1/${devnet}` })
      sandbox.control('solana', { fault: 'refuse' })
      await confirmSend(visitor)
      await visitor.dialog.getByText('Failed to send transaction. Please try again.').first().waitFor()
      await visitor.dialog.getByText("Couldn't reach Solana Devnet").waitFor()
      sandbox.recover()
    },
  },
}

async function toReview(visitor: Visitor, sending: Sending): Promise<void> {
  await visitor.connect('Tern')
  await openSend(visitor)
  await fillSend(visitor, sending)
  await review(visitor)
}

function someone({ endpoints }: Sandbox): string {
  return endpoints.solana?.accounts[8]?.address ?? ''
}
