import type { Visitor } from '../../tests/e2e/visitor.ts'
import type { RecordedSession } from './recorded-session.ts'
import { scanWith, withPhone } from './with-phone.ts'

/** The sessions with a wallet on another device, by file name. */
export const phoneSessions: Readonly<Record<string, RecordedSession>> = {
  'pair-a-phone': {
    act: async (visitor, sandbox) =>
      withPhone(sandbox, async (phone) => {
        await openCode(visitor)
        await visitor.dialog.getByRole('button', { name: 'Copy link' }).click()
        await visitor.dialog.getByText('Link copied').first().waitFor()
        await scanWith(phone, visitor)
        await phone.approve()
        await visitor.host('status').getByText('connected', { exact: true }).waitFor()
        await visitor.page.getByTestId('sign').click()
        await visitor.host('signature').getByText(/^0x/).waitFor()
        await phone.switchChain('eip155:8453')
        await visitor.host('chain').getByText('eip155:8453').waitFor()
        await phone.updateAccounts([1])
        await phone.disconnect()
        await visitor.host('status').getByText('disconnected', { exact: true }).waitFor()
      }),
  },
  'phone-declines': {
    act: async (visitor, sandbox) =>
      withPhone(sandbox, async (phone) => {
        await openCode(visitor)
        await scanWith(phone, visitor)
        await phone.reject()
        await visitor.dialog.getByText('Declined').first().waitFor()
        await visitor.dialog.locator('[data-uri]').waitFor({ timeout: 20_000 })
        await scanWith(phone, visitor)
        await phone.approve()
        await visitor.host('status').getByText('connected', { exact: true }).waitFor()
        await visitor.page.getByTestId('disconnect').click()
        await visitor.host('status').getByText('disconnected', { exact: true }).waitFor()
      }),
  },
  'relay-down': {
    act: async (visitor, sandbox) => {
      await sandbox.relay?.kill()
      await openCode(visitor)
      await visitor.dialog.getByText("Couldn't reach the connection service").waitFor({ timeout: 15_000 })
      await sandbox.relay?.restart()
      await visitor.dialog.getByRole('button', { name: 'Try again' }).click()
      await visitor.dialog.locator('[data-uri]').waitFor({ timeout: 20_000 })
    },
  },
}

async function openCode(visitor: Visitor): Promise<void> {
  await visitor.open()
  await visitor.choose('Scan with your phone')
}
