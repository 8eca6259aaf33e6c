import { emailOffered, proveAddress } from '../../tests/e2e/frame/email-visitor.ts'
import { approveInFrame } from './approve-in-frame.ts'
import type { RecordedSession } from './recorded-session.ts'
import { pressInMenu } from '../../tests/account-menu.ts'

const settings = emailOffered

/** The sessions of people who have a smart account beside their key's own account, by file name. */
export const smartAccountSessions: Readonly<Record<string, RecordedSession>> = {
  'smart-account': {
    settings,
    act: async (visitor, sandbox) => {
      const address = 'vera@tidewater.example'
      const { dialog } = visitor
      await proveAddress(visitor, sandbox, address)
      await dialog.getByRole('button', { name: 'Continue' }).click()
      await pressInMenu(dialog, 'Settings')
      await dialog.getByRole('button', { name: 'Switch to your standard account' }).click()
      await pressInMenu(dialog, 'Switch account')
      await dialog.getByText('Smart account').click()
      await pressInMenu(dialog, 'Disconnect')
      await dialog.waitFor({ state: 'hidden' })
    },
  },
  'smart-account-fails': {
    settings,
    act: async (visitor, sandbox) => {
      const address = 'chien@tidewater.example'
      const { dialog, page } = visitor
      await proveAddress(visitor, sandbox, address)
      await page.route('**/prefer-account', (route) => route.abort())
      await dialog.getByRole('button', { name: 'Continue' }).click()
      await dialog.getByText("Couldn't upgrade to a smart account").waitFor()
      await dialog.getByRole('button', { name: 'Maybe later' }).click()
      await pressInMenu(dialog, 'Settings')
      await dialog.getByRole('button', { name: 'Switch to your smart account' }).click()
      await dialog.getByText("Couldn't switch your account").waitFor()
      await page.unroute('**/prefer-account')
    },
  },
  'smart-account-sign-in-refused': {
    settings: { ...settings, isSiweEnabled: 'true' },
    act: async (visitor, sandbox) => {
      const address = 'hull@tidewater.example'
      const { dialog } = visitor
      await proveAddress(visitor, sandbox, address)
      await dialog.getByRole('button', { name: 'Continue' }).click()
      // The browser sends a preflight request before the POST, which counts, too.
      sandbox.control('sign-in', { fault: 'status', path: '/verify', status: 401, times: 2 })
      await dialog.getByRole('button', { name: 'Sign', exact: true }).click()
      await approveInFrame(visitor)
      await dialog.getByText('It may not support smart accounts').waitFor()
      await dialog.getByRole('button', { name: 'Try again' }).click()
      await approveInFrame(visitor)
      await dialog.waitFor({ state: 'hidden' })
    },
  },
}
