import { afterAll, beforeAll, expect, test } from 'vitest'
import { frameLinkLimit, frameLoadLimit } from '../../../core/domain/limits.ts'
import type { SocialProvider } from '../../../core/domain/options/social-provider.ts'
import { newestCode, openLink, stayWithKey, writeAddress, writeCode } from './email-visitor.ts'
import {
  answerConsent,
  answerFarcaster,
  storedEntries,
  openPopup,
  signInAndComeBack,
  signInBySocial,
  socialsOffered,
} from './social-visitor.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'
import { stretch } from '../../patience.ts'
import { pressInFrame } from '../../press-in-frame.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const arrive = async (
  socials: readonly SocialProvider[] = ['google'],
  { isPhone = false, isClockInstalled = false, email = false } = {},
) => {
  const hash = new URLSearchParams(socialsOffered(socials, email)).toString()
  const { page, complaints } = await visit(stage, { query: `#${hash}`, isPhone, isClockInstalled })
  return { ...visitorOn(page), complaints }
}

const redirects = ['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const
const everybody = [...redirects, 'farcaster'] as const

test('a visitor signs in with Google, and stays signed in after a reload', async () => {
  const visitor = await arrive()
  await signInAndComeBack(visitor, 'google')
  expect(visitor.complaints).toEqual([])
})

test('disconnecting clears the stored account', { tags: 'thorough' }, async () => {
  const visitor = await arrive()
  await signInBySocial(visitor, 'Google', 'grace')
  await visitor.page.getByTestId('disconnect').click()
  await expect.poll(() => visitor.host('status').textContent()).toBe('disconnected')
  await expect
    .poll(async () => Object.keys(await storedEntries(visitor)).filter((key) => key !== 'sessions'))
    .toEqual([])
})

test('the frame shows signatures as it does for an e-mail account', { tags: 'thorough' }, async () => {
  const visitor = await arrive()
  await signInBySocial(visitor, 'Google')
  await visitor.page.getByTestId('sign').click()
  await pressInFrame(visitor.page, 'Approve')
  await expect.poll(() => visitor.host('signature').textContent()).toMatch(/^0x/)
})

test('the press opens the window synchronously', async () => {
  const visitor = await arrive()
  await visitor.open()
  const button = visitor.dialog.getByRole('button', { name: 'Continue with Google' })
  await button.waitFor()
  const opened = await button.evaluate((element: HTMLElement) => {
    let isOpened = false
    const open = window.open.bind(window)
    window.open = (...given) => {
      isOpened = true
      return open(...given)
    }
    element.click()
    return isOpened
  })
  expect(opened).toBe(true)
})

test('a blocked window is reported, and a second press opens it', async () => {
  const visitor = await arrive()
  await visitor.page.evaluate(() => {
    const open = window.open.bind(window)
    window.open = () => {
      window.open = open
      return null
    }
  })
  await visitor.open()
  await visitor.dialog.getByRole('button', { name: 'Continue with Google' }).click()
  await visitor.dialog.getByText('The window was blocked').waitFor()
  await answerConsent(await openPopup(visitor, 'Open the window'), 'Allow')
  await visitor.dialog.waitFor({ state: 'hidden' })
  expect(await visitor.host('status').textContent()).toBe('connected')
})

test('closing the window leads back', async () => {
  const visitor = await arrive()
  await visitor.open()
  const popup = await openPopup(visitor, 'Continue with Google')
  await visitor.dialog.getByText('Continue in the sign-in window').waitFor()
  await popup.close()
  await visitor.dialog.getByRole('button', { name: 'Continue with Google' }).waitFor()
})

test('leaving the view closes the window', { tags: 'thorough' }, async () => {
  const visitor = await arrive()
  await visitor.open()
  const popup = await openPopup(visitor, 'Continue with Google')
  const closed = popup.waitForEvent('close')
  await visitor.dialog.getByRole('button', { name: 'Back' }).click()
  await closed
  await visitor.dialog.getByRole('button', { name: 'Continue with Google' }).waitFor()
})

test('a result from another origin is reported and signs nobody in', async () => {
  const visitor = await arrive()
  await visitor.open()
  const popup = await openPopup(visitor, 'Continue with Google')
  await popup.getByRole('button', { name: 'Allow' }).waitFor()
  const closed = popup.waitForEvent('close')
  await visitor.page.evaluate(() => postMessage({ resultUri: `${location.origin}/?state=s&code=c` }, '*'))
  await closed
  await visitor.dialog.getByText('Untrusted origin').waitFor()
  await visitor.dialog.getByRole('button', { name: 'Continue with Google' }).waitFor()
  expect(await visitor.host('status').textContent()).toBe('disconnected')
})

test('a denial is reported, and the visitor can retry', { tags: 'thorough' }, async () => {
  const visitor = await arrive()
  await visitor.open()
  await answerConsent(await openPopup(visitor, 'Continue with Google'), 'Deny')
  await visitor.dialog.getByText('Sign-in declined').waitFor()
  await answerConsent(await openPopup(visitor, 'Try again'), 'Allow')
  await visitor.dialog.waitFor({ state: 'hidden' })
})

test('a frame that fails to load is reported, and a retry loads it', { tags: 'thorough' }, async () => {
  const visitor = await arrive(['google'], { isClockInstalled: true })
  let isDown = true
  const asked = new Promise<void>((resolve) => {
    void visitor.page.route(`${stage.sandbox.endpoints.frame}/**`, (route) => {
      resolve()
      return isDown ? route.abort() : route.continue()
    })
  })
  await visitor.open()
  const popup = await openPopup(visitor, 'Continue with Google')
  await asked
  await visitor.page.clock.fastForward(stretch * frameLoadLimit)
  await visitor.dialog.getByText("Couldn't reach Google sign-in").waitFor()
  await expect.poll(() => popup.isClosed()).toBe(true)
  isDown = false
  await answerConsent(await openPopup(visitor, 'Try again'), 'Allow')
  await visitor.dialog.waitFor({ state: 'hidden' })
})

test('a visitor approves with Farcaster on another device, and has a wallet', async () => {
  const visitor = await arrive(['farcaster'])
  await visitor.open()
  await visitor.dialog.getByRole('button', { name: 'Continue with Farcaster' }).click()
  await answerFarcaster(visitor, 'Approve')
  await visitor.dialog.waitFor({ state: 'hidden' })
  expect(await visitor.host('status').textContent()).toBe('connected')
  expect(await storedEntries(visitor)).toMatchObject({ social: 'farcaster', socialUsername: 'ada' })
})

test(
  'on a phone the way into Farcaster is a link beside the page, which goes on by itself',
  { tags: 'thorough' },
  async () => {
    const visitor = await arrive(['farcaster'], { isPhone: true })
    await visitor.open()
    await visitor.dialog.getByRole('button', { name: 'Continue with Farcaster' }).tap()
    const [app] = await Promise.all([
      visitor.page.context().waitForEvent('page'),
      visitor.dialog.getByRole('link', { name: 'Open Farcaster' }).tap(),
    ])
    await app.getByRole('button', { name: 'Approve' }).click()
    await visitor.dialog.waitFor({ state: 'hidden' })
    expect(await visitor.host('status').textContent()).toBe('connected')
  },
)

test(
  'a link to Farcaster is good for five minutes, then another is offered',
  { tags: 'thorough' },
  async () => {
    const visitor = await arrive(['farcaster'], { isClockInstalled: true })
    await visitor.open()
    await visitor.dialog.getByRole('button', { name: 'Continue with Farcaster' }).click()
    const code = visitor.dialog.getByRole('img', { name: 'Scan this QR code with your phone' })
    const first = await code.getAttribute('data-uri')
    await visitor.page.clock.fastForward(stretch * frameLinkLimit)
    await visitor.dialog.getByText('This link has expired').waitFor()
    await visitor.dialog.getByRole('button', { name: 'Get a new link' }).click()
    expect(await code.getAttribute('data-uri')).not.toBe(first)
    await answerFarcaster(visitor, 'Approve')
    await visitor.dialog.waitFor({ state: 'hidden' })
  },
)

test('a denial in Farcaster is reported', { tags: 'thorough' }, async () => {
  const visitor = await arrive(['farcaster'])
  await visitor.open()
  await visitor.dialog.getByRole('button', { name: 'Continue with Farcaster' }).click()
  await answerFarcaster(visitor, 'Deny')
  await visitor.dialog.getByText('Sign-in declined').waitFor()
})

test(
  'of seven accounts the first has its name, four their marks, and the rest a view of their own, all by the keyboard',
  { tags: 'thorough' },
  async () => {
    const visitor = await arrive(everybody)
    await visitor.open()
    await visitor.dialog.getByRole('button', { name: 'Continue with Google' }).waitFor()
    const names = await visitor.dialog
      .getByRole('list', { name: 'Continue with' })
      .getByRole('button')
      .allTextContents()
    expect(names).toEqual(['GitHub', 'Apple', 'Facebook', 'X', 'More options'])
    expect(await visitor.dialog.getByRole('textbox', { name: 'Email' }).count()).toBe(0)
    await visitor.dialog.getByRole('button', { name: 'More options' }).press('Enter')
    await visitor.dialog.getByRole('heading', { name: 'All socials' }).waitFor()
    const discord = visitor.dialog.getByRole('button', { name: 'Discord' })
    const [popup] = await Promise.all([visitor.page.waitForEvent('popup'), discord.press('Enter')])
    await answerConsent(popup, 'Allow')
    await visitor.dialog.waitFor({ state: 'hidden' })
    expect(await storedEntries(visitor)).toMatchObject({ social: 'discord' })
  },
)

test(
  'after a social sign-in, a sign-in by e-mail stores the address and no social provider',
  { tags: 'thorough' },
  async () => {
    const visitor = await arrive(['google'], { email: true })
    await signInBySocial(visitor, 'Google')
    await visitor.page.getByTestId('disconnect').click()
    await expect.poll(() => visitor.host('status').textContent()).toBe('disconnected')
    const address = 'margaret@harbour.test'
    await visitor.open()
    await writeAddress(visitor, address)
    await openLink(visitor, stage.sandbox, address)
    expect(newestCode(stage.sandbox, address)).toMatch(/^\d{6}$/)
    await writeCode(visitor, stage.sandbox, address)
    await stayWithKey(visitor)
    const kept = await storedEntries(visitor)
    expect(kept).toMatchObject({ email: address })
    expect(kept).not.toHaveProperty('social')
  },
)
