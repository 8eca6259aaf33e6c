import {
  answerConsent,
  answerFarcaster,
  openPopup,
  signInBySocial,
  socialsOffered,
} from '../../tests/e2e/frame/social-visitor.ts'
import type { RecordedSession } from './recorded-session.ts'
import { pressInMenu } from '../../tests/account-menu.ts'

const settings = socialsOffered(['google', 'github', 'apple', 'farcaster'], true)
const withFarcaster = socialsOffered(['farcaster', 'discord'])

/**
 * The sessions of people without a wallet who use a social account, by file name. They show the consent, Farcaster's code, and the result of
 * each.
 */
export const socialSessions: Readonly<Record<string, RecordedSession>> = {
  'social-first-visit': {
    settings,
    act: async (visitor) => {
      await signInBySocial(visitor, 'Google')
      await visitor.open()
      await pressInMenu(visitor.dialog, 'Disconnect')
      await visitor.dialog.waitFor({ state: 'hidden' })
    },
  },
  'social-declined': {
    settings: socialsOffered(['google', 'github', 'apple', 'facebook', 'x', 'discord', 'farcaster']),
    act: async (visitor) => {
      await visitor.open()
      await visitor.dialog.getByRole('button', { name: 'More options' }).click()
      await answerConsent(await openPopup(visitor, 'Discord'), 'Deny')
      await visitor.dialog.getByText('Sign-in declined').waitFor()
      await answerConsent(await openPopup(visitor, 'Try again'), 'Allow')
      await visitor.dialog.waitFor({ state: 'hidden' })
    },
  },
  'social-popup-blocked': {
    settings: socialsOffered(['github']),
    act: async (visitor) => {
      await visitor.page.evaluate(() => {
        const open = window.open.bind(window)
        window.open = () => {
          window.open = open
          return null
        }
      })
      await visitor.open()
      await visitor.dialog.getByRole('button', { name: 'Continue with GitHub' }).click()
      await visitor.dialog.getByText('The window was blocked').waitFor()
      const popup = await openPopup(visitor, 'Open the window')
      await visitor.dialog.getByText('Continue in the sign-in window').waitFor()
      await popup.close()
      await visitor.dialog.getByRole('button', { name: 'Continue with GitHub' }).waitFor()
    },
  },
  'social-untrusted-origin': {
    settings,
    act: async (visitor) => {
      await visitor.open()
      const popup = await openPopup(visitor, 'Continue with Google')
      await popup.getByRole('button', { name: 'Allow' }).waitFor()
      await visitor.page.evaluate(() => postMessage({ resultUri: `${location.origin}/?code=c` }, '*'))
      await visitor.dialog.getByText('Untrusted origin').waitFor()
    },
  },
  'social-frame-down': {
    settings,
    act: async (visitor, sandbox) => {
      await visitor.page.route(`${sandbox.endpoints.frame}/**`, (route) => route.abort())
      await visitor.open()
      await openPopup(visitor, 'Continue with Google')
      await visitor.dialog.getByText("Couldn't reach Google sign-in").waitFor()
      await visitor.page.unroute(`${sandbox.endpoints.frame}/**`)
      sandbox.control('social', { fault: 'refuse', path: '/google/token' })
      await answerConsent(await openPopup(visitor, 'Try again'), 'Allow')
      await visitor.dialog.getByText('Google did not answer. Try again.').waitFor()
      sandbox.recover()
    },
  },
  farcaster: {
    settings: withFarcaster,
    act: async (visitor) => {
      await visitor.open()
      await visitor.dialog.getByRole('button', { name: 'Farcaster' }).click()
      await answerFarcaster(visitor, 'Approve')
      await visitor.dialog.waitFor({ state: 'hidden' })
    },
  },
  'farcaster-expired': {
    settings: withFarcaster,
    act: async (visitor) => {
      await visitor.page.clock.install()
      await visitor.open()
      await visitor.dialog.getByRole('button', { name: 'Farcaster' }).click()
      await visitor.dialog.getByRole('button', { name: 'Copy link' }).click()
      await visitor.dialog.getByText('Link copied').waitFor()
      await visitor.page.clock.fastForward(300_000)
      await visitor.dialog.getByText('This link has expired').waitFor()
      await visitor.dialog.getByRole('button', { name: 'Get a new link' }).click()
      await answerFarcaster(visitor, 'Deny')
      await visitor.dialog.getByText('Sign-in declined').waitFor()
    },
  },
  'farcaster-on-a-phone': {
    settings: withFarcaster,
    isPhone: true,
    act: async (visitor) => {
      await visitor.open()
      await visitor.dialog.getByRole('button', { name: 'Farcaster' }).tap()
      const [app] = await Promise.all([
        visitor.page.context().waitForEvent('page'),
        visitor.dialog.getByRole('link', { name: 'Open Farcaster' }).tap(),
      ])
      await app.getByRole('button', { name: 'Approve' }).click()
      await visitor.dialog.waitFor({ state: 'hidden' })
    },
  },
}
