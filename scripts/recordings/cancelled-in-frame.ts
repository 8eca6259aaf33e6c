import type { Sandbox } from '../../sandbox/start.ts'
import { emailOffered, signInByEmail } from '../../tests/e2e/frame/email-visitor.ts'
import { confirmSend, fillSend, openSend, review } from '../../tests/e2e/send/visitor.ts'
import type { Visitor } from '../../tests/e2e/visitor.ts'
import { askChain } from '../../tests/e2e/visitor.ts'
import { approveInFrame } from './approve-in-frame.ts'
import type { RecordedSession } from './recorded-session.ts'

const lookFirst = 'Check your activity before you send again.'

/** The sessions in which a visitor cancels what the secure frame shows, by file name. */
export const cancelledInFrameSessions: Readonly<Record<string, RecordedSession>> = {
  'send-cancel-unconfirmed': {
    settings: emailOffered,
    act: async (visitor, sandbox) => {
      await order(sandbox, { aborts: 'unknown' })
      await askFrame(visitor, sandbox, 'una@tidewater.example')
      await closeFrame(visitor)
      await visitor.dialog.getByText('This may have been sent').waitFor()
      await visitor.dialog.getByText(lookFirst).first().waitFor()
      // The frame reloads and shows only the new request.
      await visitor.dialog.getByRole('button', { name: 'Send', exact: true }).press('Enter')
      await visitor.dialog.getByRole('button', { name: 'Send anyway' }).press('Enter')
      await approveInFrame(visitor)
      await visitor.dialog.getByText('confirmed on Ethereum').waitFor()
    },
  },
  'send-cancel-answered-late': {
    settings: emailOffered,
    act: async (visitor, sandbox) => {
      await order(sandbox, { aborts: 'late', delay: 3000 })
      await askFrame(visitor, sandbox, 'lena@tidewater.example')
      await order(sandbox, { fault: 'delay', delay: 6000, path: '/api/request', times: 1 })
      await approveInFrame(visitor)
      await visitor.page.frameLocator('#w3m-iframe').getByText('It is under way').waitFor()
      await closeFrame(visitor)
      await visitor.dialog.getByText('This may have been sent').waitFor()
      await visitor.dialog.getByText('confirmed on Ethereum').waitFor()
    },
  },
  'send-cancel-confirmed': {
    settings: emailOffered,
    act: async (visitor, sandbox) => {
      await askFrame(visitor, sandbox, 'clara@tidewater.example')
      await closeFrame(visitor)
      await visitor.dialog.getByText('Nothing was sent. You can try again.').waitFor()
    },
  },
}

/** Signs in by e-mail with one ether, and asks the frame to send a quarter of it. */
async function askFrame(visitor: Visitor, sandbox: Sandbox, email: string): Promise<void> {
  const { endpoints } = sandbox
  await signInByEmail(visitor, sandbox, email)
  const own = (await visitor.host('address').textContent())?.trim() ?? ''
  await askChain(endpoints.chains['eip155:1'] ?? '', 'anvil_setBalance', [own, '0xde0b6b3a7640000'])
  await openSend(visitor)
  const receiver = endpoints.accounts[2]?.address ?? ''
  await fillSend(visitor, { token: 'Ether', amount: '0.25', receiver })
  await review(visitor)
  await confirmSend(visitor)
  await visitor.page.frameLocator('#w3m-iframe').getByText('0.25 ETH').waitFor()
}

/** Closes the approval beside the frame. */
async function closeFrame({ page }: Visitor): Promise<void> {
  await page.locator('dialog:has(#w3m-iframe) > button').press('Enter')
}

async function order({ endpoints }: Sandbox, given: object): Promise<void> {
  await fetch(`${endpoints.frame}/control`, { method: 'POST', body: JSON.stringify(given) })
}
