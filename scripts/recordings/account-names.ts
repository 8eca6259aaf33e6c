import { emailOffered, proveAddress, signInByEmail } from '../../tests/e2e/frame/email-visitor.ts'
import { openRegistration, register, typeName } from '../../tests/e2e/names/names-visitor.ts'
import type { Visitor } from '../../tests/e2e/visitor.ts'
import { approveInFrame } from './approve-in-frame.ts'
import type { RecordedSession } from './recorded-session.ts'
import { accountMenu } from '../../tests/account-menu.ts'

/** The sessions in which a visitor registers a name for the account, by file name. */
export const accountNamesSessions: Readonly<Record<string, RecordedSession>> = {
  'register-name-declined': {
    act: async (visitor) => {
      const { dialog } = visitor
      await visitor.connect('Harbor')
      await openRegistration(visitor)
      await typeName(visitor, 'ab')
      await dialog.getByText('Name must be at least 4 characters long').waitFor()
      await typeName(visitor, 'support')
      await register(visitor)
      await visitor.approve()
      await dialog.getByText('Name is reserved: support.wcn.id').first().waitFor()
      await typeName(visitor, 'wayfarer')
      await register(visitor)
      await visitor.reject()
      await dialog.getByText('Nothing was registered. You can try again.').waitFor()
    },
  },
  'register-name-too-late': {
    act: async (visitor) => {
      const { dialog } = visitor
      await visitor.connect('Harbor')
      await openRegistration(visitor)
      await typeName(visitor, 'latecomer')
      await register(visitor)
      await dialog.getByText('This took too long. Cancel, then start again').waitFor()
      await visitor.approve()
      await dialog.getByText('That took too long. Try again').first().waitFor()
    },
  },
  'register-name-unanswered': {
    act: async (visitor, sandbox) => {
      const { dialog, page } = visitor
      await visitor.connect('Harbor')
      await openRegistration(visitor)
      sandbox.control('blockchain-api', { fault: 'refuse', path: '/register' })
      await typeName(visitor, 'castaway')
      await register(visitor)
      await visitor.approve()
      await dialog.getByText('Error registering name castaway.wcn.id').first().waitFor()
      sandbox.recover()
      await page.route(/\/v1\/profile\/account$/, async (route) => {
        await route.fetch()
        await route.abort()
      })
      await typeName(visitor, 'salvager')
      await registerBy(visitor, visitor.approve)
    },
  },
  'register-name-by-e-mail': {
    settings: emailOffered,
    act: async (visitor, sandbox) => {
      await signInByEmail(visitor, sandbox, 'pia@tidewater.example')
      await openRegistration(visitor)
      await typeName(visitor, 'foghorn')
      await registerBy(visitor, approveInFrame)
    },
  },
  'register-name-by-a-smart-account': {
    settings: emailOffered,
    act: async (visitor, sandbox) => {
      const { dialog, page } = visitor
      const address = 'rosa@tidewater.example'
      await proveAddress(visitor, sandbox, address)
      await dialog.getByRole('button', { name: 'Continue' }).press('Enter')
      await accountMenu(dialog).waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      await openRegistration(visitor)
      await typeName(visitor, 'bowsprit')
      await registerBy(visitor, approveInFrame)
    },
  },
  'register-name': {
    act: async (visitor) => {
      const { dialog } = visitor
      await visitor.connect('Harbor')
      await openRegistration(visitor)
      await typeName(visitor, 'lamplighter')
      await dialog.getByText('Taken', { exact: true }).waitFor()
      await dialog.getByRole('list').getByRole('button').first().click()
      await registerBy(visitor, visitor.approve)
      await dialog.getByRole('button', { name: "Let's go!" }).click()
      await dialog.getByText('USD Coin').first().waitFor()
    },
  },
}

/** Registers the typed name, and waits for the success message. */
async function registerBy(visitor: Visitor, approve: (visitor: Visitor) => Promise<void>): Promise<void> {
  await register(visitor)
  await approve(visitor)
  await visitor.dialog.getByText('Your account name is registered').waitFor()
}
