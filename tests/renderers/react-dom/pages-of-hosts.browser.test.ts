import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { freshScenes } from './fresh-scenes.ts'
import { leave, show } from './scene-page.ts'

let page: Page

freshScenes((fresh) => (page = fresh.page))

const theirs = () => page.locator('#theirs')
const ours = () => page.locator('latchkey-modal').getByRole('dialog')

/** What libraries of dialogs do to all that is not theirs; `outside` counts what they take for a press, key or focus outside. */
const habits = {
  'takes presses from the body': () => document.body.style.setProperty('pointer-events', 'none'),
  'hides everything else from screen readers': () => {
    for (const other of document.querySelectorAll('body > :not(#theirs)')) other.ariaHidden = 'true'
  },
  'makes everything else inert': () => {
    for (const other of document.querySelectorAll<HTMLElement>('body > :not(#theirs)')) other.inert = true
  },
  'hides what comes later': () => {
    new MutationObserver(() => {
      document.querySelector('latchkey-modal')?.setAttribute('aria-hidden', 'true')
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open', 'data-latchkey'] })
    document.querySelector('latchkey-modal')?.setAttribute('aria-hidden', 'true')
  },
  'listens at the document as events go down': () => {
    for (const type of ['pointerdown', 'mousedown', 'click', 'focusin', 'focus', 'keydown', 'touchstart'])
      document.addEventListener(type, notice, true)
  },
  'listens at the document as events come up': () => {
    for (const type of ['pointerdown', 'mousedown', 'click', 'focusin', 'keydown', 'keyup', 'touchstart'])
      document.addEventListener(type, notice)
  },
  'swallows presses outside of it': () => {
    for (const type of ['mousedown', 'click', 'touchstart'])
      document.addEventListener(
        type,
        (event) => {
          if (document.querySelector('#theirs')?.contains(event.target as Node)) return
          event.preventDefault()
          event.stopImmediatePropagation()
        },
        { capture: true, passive: false },
      )
  },
  'keeps the page from scrolling': () => {
    for (const type of ['wheel', 'touchmove'])
      document.addEventListener(type, (event) => event.preventDefault(), { passive: false })
  },
} as const

/** Stands on the page: notes what a dialog of the host's would close for. */
declare function notice(event: Event): void

async function openTheirs(habit: () => void): Promise<void> {
  await page.evaluate(() => {
    const dialog = document.createElement('div')
    const field = document.createElement('input')
    field.ariaLabel = 'Note'
    dialog.append(field)
    Object.assign(dialog, { id: 'theirs', role: 'dialog' })
    document.body.append(dialog)
    const noticing = (event: Event) => {
      if (!dialog.contains(event.target as Node)) dialog.dataset['outside'] = event.type
      if (event.type === 'keydown' && (event as KeyboardEvent).key === 'Escape') dialog.remove()
    }
    Object.assign(globalThis, { notice: noticing })
  })
  await theirs().getByRole('textbox').fill('Two loaves')
  await page.evaluate(habit)
}

/** The first two of a kind run at each landing. */
const tagsOf = (index: number) => (index < 2 ? [] : ['thorough'])

for (const [index, [what, habit]] of Object.entries(habits).entries()) {
  test(`a dialog that ${what} leaves ours usable`, { tags: tagsOf(index) }, async () => {
    await openTheirs(habit)
    await show(page, 'all wallets')
    await theirs().evaluate((dialog) => delete dialog.dataset['outside'])
    expect(await page.locator('latchkey-modal').getAttribute('aria-hidden')).toBeNull()
    await ours().getByRole('listitem').nth(2).hover()
    await page.mouse.wheel(0, 200)
    const scrolled = () =>
      ours()
        .locator('.list-scroll')
        .evaluate(({ scrollTop }) => scrollTop)
    await expect.poll(scrolled).toBeGreaterThan(100)
    await ours().getByRole('textbox').click()
    await page.keyboard.type('jun')
    expect(await ours().getByRole('textbox').inputValue()).toBe('jun')
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'hidden' })
    expect(await theirs().getByRole('textbox', { includeHidden: true }).inputValue()).toBe('Two loaves')
    expect(await theirs().getAttribute('data-outside')).toBeNull()
  })
}

test('a press on our controls is handled once', async () => {
  await openTheirs(habits['listens at the document as events go down'])
  await show(page, 'connect')
  const before = await page.evaluate(() => window.latchkeyScenes.sent.length)
  await ours().getByRole('button', { name: 'Juniper' }).click()
  await ours().getByText('Continue in Juniper').waitFor()
  const sent = await page.evaluate((count) => window.latchkeyScenes.sent.slice(count), before)
  expect(sent.filter(({ type }) => type === 'connection/walletChosen')).toHaveLength(1)
})

test('a page without a dialog receives click events', async () => {
  await page.evaluate(() =>
    document.addEventListener('click', ({ target }) => {
      document.title = (target as Element).localName
    }),
  )
  await show(page, 'connect')
  await ours().getByRole('button', { name: 'Juniper' }).click()
  expect(await page.title()).toBe('latchkey-modal')
})

test('a dialog of the page hears its own keys again once ours is closed', async () => {
  await openTheirs(habits['listens at the document as events go down'])
  await show(page, 'connect')
  await leave(page)
  await page.keyboard.press('Escape')
  expect(await theirs().count()).toBe(0)
})

const rules = [
  ':not(:defined) { display: none }',
  'latchkey-modal, span, div:empty, :empty { display: none !important }',
  '* { visibility: hidden } #opener { visibility: visible }',
  'dialog, [popover] { display: none !important; opacity: 0 }',
  'span, div, latchkey-modal { font-size: 60px; letter-spacing: 1em; color: red; text-indent: 90px }',
  'body { writing-mode: vertical-rl; word-break: break-all; overflow-wrap: anywhere; hyphens: auto; font-variant: small-caps; line-break: anywhere }',
]

for (const [index, rule] of rules.entries()) {
  test(
    `a page whose style says ${rule} shows our modal and our button as they are`,
    { tags: tagsOf(index) },
    async () => {
      const look = (locator: ReturnType<typeof ours>) =>
        locator.evaluate((element) => {
          const style = getComputedStyle(element)
          const { fontSize, letterSpacing, color, textIndent, visibility, opacity } = style
          const { writingMode, wordBreak, overflowWrap, hyphens, fontVariant, lineBreak } = style
          const { width, height } = element.getBoundingClientRect()
          const inherited = {
            writingMode,
            wordBreak,
            overflowWrap,
            hyphens,
            fontVariant,
            lineBreak,
          }
          return {
            fontSize,
            letterSpacing,
            color,
            textIndent,
            visibility,
            opacity,
            width,
            height,
            ...inherited,
          }
        })
      await page.evaluate(() => window.latchkeyScenes.drawButtons())
      const button = page.locator('.host-button').first()
      await button.waitFor()
      const before = await look(button)
      await show(page, 'connect')
      const shown = await look(ours())
      await leave(page)
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        document.adoptedStyleSheets.push(sheet)
      }, rule)
      expect(await look(button)).toEqual(before)
      await show(page, 'connect')
      expect(await look(ours())).toEqual(shown)
      await ours().getByRole('button', { name: 'Juniper' }).click()
      await ours().getByText('Continue in Juniper').waitFor()
    },
  )
}
