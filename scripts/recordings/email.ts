import {
  askForLink,
  editAddress,
  emailOffered,
  enterWithKey,
  openLink,
  proveDevice,
  saveAddress,
  signInByEmail,
  writeAddress,
  writeCode,
  wrongCode,
} from '../../tests/e2e/frame/email-visitor.ts'
import type { RecordedSession } from './recorded-session.ts'
import { pressInMenu } from '../../tests/account-menu.ts'

const settings = emailOffered

/** The sessions of people without a wallet, by file name. They show the mail, the link, the code, and the result of each. */
export const emailSessions: Readonly<Record<string, RecordedSession>> = {
  'email-first-visit': {
    settings,
    act: async (visitor, sandbox) => {
      await signInByEmail(visitor, sandbox, 'ada@tidewater.example')
      await visitor.open()
      await pressInMenu(visitor.dialog, 'Disconnect')
      await visitor.dialog.waitFor({ state: 'hidden' })
    },
  },
  'email-wrong-code': {
    settings,
    act: async (visitor, sandbox) => {
      const address = 'grace@tidewater.example'
      await proveDevice(visitor, sandbox, address)
      await visitor.dialog.getByRole('textbox', { name: 'Six-digit code' }).fill(wrongCode(sandbox, address))
      await visitor.dialog.getByText('Invalid code. Try again').waitFor()
      await enterWithKey(visitor, sandbox, address)
    },
  },
  'email-wait-breaks-off': {
    settings,
    act: async (visitor, sandbox) => {
      const address = 'katherine@tidewater.example'
      await askForLink(visitor, address)
      await visitor.page.context().setOffline(true)
      await visitor.dialog.getByText('Connection lost').waitFor()
      await visitor.page.context().setOffline(false)
      await visitor.dialog.getByRole('button', { name: 'Try again' }).click()
      await openLink(visitor, sandbox, address)
      await enterWithKey(visitor, sandbox, address)
    },
  },
  'email-change': {
    settings,
    act: async (visitor, sandbox) => {
      await signInByEmail(visitor, sandbox, 'hedy@tidewater.example')
      await visitor.open()
      await pressInMenu(visitor.dialog, 'Settings')
      await editAddress(visitor, 'hedy@harbour.example')
      await visitor.dialog.getByText('sent to hedy@tidewater.example').waitFor()
      await writeCode(visitor, sandbox, 'hedy@tidewater.example')
      await visitor.dialog.getByText('sent to hedy@harbour.example').waitFor()
      await writeCode(visitor, sandbox, 'hedy@harbour.example')
      await visitor.dialog.getByRole('button', { name: 'hedy@harbour.example' }).waitFor()
    },
  },
  'email-change-fails': {
    settings,
    act: async (visitor, sandbox) => {
      const [present, next] = ['dorothy@tidewater.example', 'dorothy@harbour.example']
      const code = visitor.dialog.getByRole('textbox', { name: 'Six-digit code' })
      await signInByEmail(visitor, sandbox, present)
      await visitor.open()
      await pressInMenu(visitor.dialog, 'Settings')
      await editAddress(visitor, 'dorothy@harbour')
      await visitor.dialog.getByText('Enter a valid email').waitFor()
      await saveAddress(visitor, present.toUpperCase())
      await visitor.dialog.getByText('This is the present address already.').waitFor()
      await visitor.page.route(`${sandbox.endpoints.frame}/**`, (route) => route.abort())
      await saveAddress(visitor, next)
      await visitor.dialog.getByText('Unable to load email login dependency').waitFor()
      await visitor.page.unroute(`${sandbox.endpoints.frame}/**`)
      await visitor.dialog.getByRole('button', { name: 'Save' }).click()
      await visitor.dialog.getByText(`sent to ${present}`).waitFor()
      await code.fill(wrongCode(sandbox, present))
      await visitor.dialog.getByText('Invalid code. Try again').waitFor()
      await writeCode(visitor, sandbox, present)
      await visitor.dialog.getByText(`sent to ${next}`).waitFor()
      await code.fill(wrongCode(sandbox, next))
      await visitor.dialog.getByText('Invalid code. Try again').waitFor()
      await visitor.dialog.getByRole('button', { name: 'Back' }).click()
      await visitor.dialog.getByRole('button', { name: 'Cancel' }).click()
    },
  },
  'email-too-soon': {
    settings,
    act: async (visitor) => {
      await visitor.open()
      await writeAddress(visitor, 'ada@tidewater')
      await visitor.dialog.getByText('Enter a valid email').waitFor()
      await writeAddress(visitor, 'emmy@tidewater.example')
      await visitor.dialog.getByText('Approve the login link').waitFor()
      await visitor.dialog.getByRole('button', { name: 'Back' }).click()
      await writeAddress(visitor, 'emmy@tidewater.example')
      await visitor.dialog.getByText(/^Please try again after \d+ seconds$/).waitFor()
    },
  },
  'email-frame-down': {
    settings,
    act: async (visitor, sandbox) => {
      await visitor.page.route(`${sandbox.endpoints.frame}/**`, (route) => route.abort())
      await visitor.open()
      await writeAddress(visitor, 'ada@tidewater.example')
      await visitor.dialog.getByText('Unable to load email login dependency').waitFor()
      await visitor.page.unroute(`${sandbox.endpoints.frame}/**`)
      await visitor.dialog.getByRole('button', { name: 'Continue with email' }).click()
      await visitor.dialog.getByText('sent to ada@tidewater.example').waitFor()
    },
  },
}
