import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openBrowser } from '../../browser.ts'
import { patience } from '../../patience.ts'
import { serveReactHost } from './react-versions/serve-react-host.ts'
import type { ReactHost } from './react-versions/serve-react-host.ts'

let browser: Browser
let host: ReactHost

beforeAll(async () => {
  ;[browser, host] = await Promise.all([openBrowser(), serveReactHost(19)])
})
afterAll(async () => {
  await Promise.all([browser.close(), host.close()])
})

/** A host's page in a browser without these features, each named by its owner; and all that the page was told of. */
async function visitWithout(missing: readonly string[]) {
  const context = await browser.newContext()
  onTestFinished(() => context.close())
  context.setDefaultTimeout(patience)
  const page = await context.newPage()
  const uncaught: string[] = []
  const told: string[] = []
  page.on('pageerror', (error) => uncaught.push(error.message))
  page.on('console', (message) => message.type() === 'error' && told.push(message.text()))
  await page.addInitScript((names) => {
    for (const path of names) {
      const parts = path.split('.')
      const name = parts.pop() ?? ''
      const owner: object = parts.reduce<object>((at, part) => Reflect.get(at, part) as object, window)
      Reflect.deleteProperty(owner, name)
      if (name in owner) Object.defineProperty(owner, name, { value: undefined })
    }
  }, missing)
  await page.goto(host.url('at-once'))
  await page.waitForFunction(() => 'reactHost' in window)
  const stands = async () => {
    await expect.poll(() => page.getByTestId('status').first().textContent()).toBe('disconnected')
    await expect.poll(() => page.getByTestId('own').textContent()).toBe('Connect')
    await page.getByTestId('again').click()
    await expect.poll(() => page.getByTestId('again').textContent()).toMatch(/round [1-9]/)
  }
  return { page, uncaught, told, stands }
}

const arrays = ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex'].map(
  (name) => `Array.prototype.${name}`,
)

/** The first two of a kind run at each landing. */
const tagsOf = (index: number) => (index < 2 ? [] : ['thorough'])

const needed: readonly (readonly [string, readonly string[]])[] = [
  [
    'adopted style sheets',
    ['ShadowRoot.prototype.adoptedStyleSheets', 'Document.prototype.adoptedStyleSheets'],
  ],
  ['constructed style sheets', ['CSSStyleSheet.prototype.replaceSync']],
  ['shadow roots', ['Element.prototype.attachShadow']],
  [
    'resize observers and style sheets, as in jsdom',
    [
      'ResizeObserver',
      'ShadowRoot.prototype.adoptedStyleSheets',
      'HTMLDialogElement.prototype.showModal',
      'Element.prototype.getAnimations',
      'matchMedia',
      'reportError',
    ],
  ],
]

for (const [index, [what, missing]] of needed.entries()) {
  test(
    `a browser without ${what} draws nothing of ours: the host page keeps working, and the log says why`,
    { tags: tagsOf(index) },
    async () => {
      const { page, uncaught, told, stands } = await visitWithout(missing)
      await stands()
      expect(await page.locator('.host-button').count()).toBe(0)
      expect(await page.evaluate(() => window.reactHost.latchkey.open())).toBe('failed')
      for (const name of ['ConnectButton', 'NetworkButton', 'Modal'])
        await expect.poll(() => told.join('\n')).toContain(`Latchkey: ${name} could not be drawn: TypeError`)
      await page.getByTestId('own').click()
      await stands()
      expect(await page.locator('html').evaluate(({ style }) => style.overflow)).toBe('')
      expect(uncaught).toEqual([])
    },
  )
}

test('a browser without modal dialogs draws our buttons, and says that an opening came to nothing', async () => {
  const { page, uncaught, told, stands } = await visitWithout(['HTMLDialogElement.prototype.showModal'])
  await stands()
  for (const _ of ['first', 'second']) {
    expect(await page.evaluate(() => window.reactHost.latchkey.open())).toBe('failed')
    await page.getByRole('button', { name: "Couldn't open, try again" }).first().waitFor()
  }
  await expect.poll(() => told.join('\n')).toContain('Latchkey: Modal could not be drawn: TypeError')
  expect(await page.locator('html').evaluate(({ style }) => style.overflow)).toBe('')
  await stands()
  expect(uncaught).toEqual([])
})

const dispensable: readonly (readonly [string, readonly string[]])[] = [
  ['methods of arrays of 2023', arrays],
  ['what some browsers never had', ['requestIdleCallback', 'scheduler', 'navigation', 'launchQueue']],
  ['URLs that are tried', ['URL.canParse', 'URL.parse']],
  ['popovers', ['HTMLElement.prototype.showPopover', 'HTMLElement.prototype.popover']],
  [
    'reported errors, observers of what is in sight, channels and locks',
    ['reportError', 'IntersectionObserver', 'BroadcastChannel', 'LockManager.prototype.request'],
  ],
]

for (const [index, [what, missing]] of dispensable.entries()) {
  test(
    `a browser without ${what} draws our buttons and opens the modal`,
    { tags: tagsOf(index) },
    async () => {
      const { page, uncaught, stands } = await visitWithout(missing)
      await stands()
      await page.getByRole('button', { name: 'Log in' }).click()
      await page.locator('dialog[open]').waitFor()
      await page.getByRole('button', { name: 'Close' }).click()
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
      await stands()
      expect(uncaught).toEqual([])
    },
  )
}
