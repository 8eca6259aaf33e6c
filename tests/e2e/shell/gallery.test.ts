import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { screens } from '../../../renderers/cli/screens.ts'
import { patience } from '../../patience.ts'
import { openGalleryPages, sidewaysOf } from './gallery-page.ts'
import type { GalleryPages } from './gallery-page.ts'

const views = Object.keys(screens)

let pages: GalleryPages
let page: Page

beforeAll(async () => {
  pages = await openGalleryPages()
  page = await pages.openFirsts()
}, 4 * patience)
afterAll(() => pages.close())

test('every view renders in every theme without console errors', async () => {
  const drawn = await page
    .locator('.state')
    .evaluateAll((states) =>
      states.map((state) => [
        state.getAttribute('data-view') ?? '',
        Array.from(state.querySelectorAll('.dressing'), (dressing) =>
          [dressing.getAttribute('data-theme'), dressing.getAttribute('data-room')].join(' ').trim(),
        ),
      ]),
    )
  const dressings = ['light phone', 'light desktop', 'dark phone', 'dark desktop', 'terminal']
  expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(views.map((view) => [view, dressings])))
  expect(pages.complaints).toEqual([])
})

test('the states include loading, refusals, failures and messages', () => {
  const names = pages.gallery.states.map(({ name }) => name).join('\n')
  for (const trait of [
    'loading',
    "“Couldn't load this view”",
    'user-rejected',
    '“Balance unavailable”',
    'toast “Address copied”',
  ])
    expect(names).toContain(trait)
})

test('the dark theme is dark, and the phone frame is 360 pixels wide', async () => {
  const dialogs = page.locator('.state').first().locator('.dressing dialog')
  const drawn = await dialogs.evaluateAll((all) =>
    all.map((dialog) => [dialog.clientWidth, getComputedStyle(dialog).backgroundColor]),
  )
  expect(drawn).toEqual([
    [360, 'rgb(251, 250, 247)'],
    [376, 'rgb(251, 250, 247)'],
    [360, 'rgb(28, 27, 26)'],
    [376, 'rgb(28, 27, 26)'],
  ])
})

test('neither width scrolls sideways', async () => {
  expect(await sidewaysOf(page)).toBe(0)
  await page.setViewportSize({ width: 390, height: 800 })
  await expect.poll(() => sidewaysOf(page)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })
})

test('one view can be opened alone, and another one and its look chosen', { tags: 'thorough' }, async () => {
  const chooser = await pages.openView('WhatIsAWallet')
  const statesOf = (name: string) => pages.gallery.states.filter(({ view }) => view === name).length
  expect(await chooser.locator('.state').count()).toBe(statesOf('WhatIsAWallet'))
  const top = chooser.getByRole('banner')
  await top.getByLabel('View').selectOption('Networks')
  await chooser.getByRole('button', { name: 'Dark', exact: true }).click()
  await expect.poll(() => chooser.locator('.state').count()).toBe(statesOf('Networks'))
  await expect.poll(() => chooser.locator('.dressing dialog').count()).toBe(statesOf('Networks') * 2)
  await top.getByLabel('Width').selectOption('320 px')
  await top.getByLabel('Theme').selectOption('Forest')
  await top.getByRole('button', { name: 'Right to left' }).click()
  await expect.poll(() => chooser.locator('.dressing dialog').count()).toBe(statesOf('Networks'))
  const looks = await chooser
    .locator('.dressing dialog')
    .evaluateAll((dialogs) =>
      dialogs.map((dialog) => [dialog.clientWidth, getComputedStyle(dialog).direction]),
    )
  expect(looks).toEqual(looks.map(() => [320, 'rtl']))
  await top.getByLabel('State').fill('no such words')
  await chooser.getByText('No state has these words.').waitFor()
})

test(
  'at a review the ways on are in sight on a small phone, however much is read above them',
  { tags: 'thorough' },
  async () => {
    const states = pages.gallery.states.filter(({ view }) => view === 'WalletSendPreview')
    const longest = states.toSorted((one, other) => lines(other) - lines(one))[0]
    const review = await pages.open(`?state=${longest?.id}`)
    await review.setViewportSize({ width: 360, height: 600 })
    const send = review.getByRole('dialog').getByRole('button').last()
    const { bottom } = await send.evaluate((button) => button.getBoundingClientRect().toJSON() as DOMRect)
    expect(bottom).toBeLessThanOrEqual(600)
  },
)

const lines = ({ frame }: { readonly frame: string }) => frame.trimEnd().split('\n').length

test('one state can be shown as the dialog over a page', { tags: 'thorough' }, async () => {
  const declined = pages.gallery.states.find(
    ({ view, name }) => view === 'ConnectingExternal' && name.includes('user-rejected'),
  )
  const single = await pages.open(`?state=${declined?.id}&theme=dark`)
  await single.getByRole('dialog').getByText('Connection declined').waitFor()
  expect(pages.complaints).toEqual([])
})

test('a recording can be played over a page', { tags: 'thorough' }, async () => {
  const state = pages.gallery.states.find(({ view }) => view === 'WalletReceive')
  const played = await pages.open(`?play=${state?.recording}&paused`)
  await played.waitForFunction(() => window.galleryPlayer !== undefined)
  expect(await played.getByRole('dialog').count()).toBe(0)
  await played.evaluate((position) => window.galleryPlayer?.goTo(position), state?.position ?? 0)
  await played.getByRole('heading', { name: 'Receive' }).waitFor()
  expect(pages.complaints).toEqual([])
})
