import type { Browser, FrameLocator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../browser.ts'
import { eventually } from '../../eventually.ts'
import { nobody, serve } from '../serve.ts'
import { ask, frameAdapter, openFrameHost } from './frame-host.ts'

let browser: Browser
let code: string

beforeAll(async () => {
  ;[browser, code] = await Promise.all([openBrowser(), frameAdapter()])
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(() => browser.close())

/** A frame that answers an e-mail with a code and signs when its button is pressed; at /evil one that answers what it was never asked. */
const framePages: Readonly<Record<string, string>> = {
  '/sdk': `<!doctype html><button>Approve</button><script>
    let open = null
    addEventListener('message', ({ origin, source, data }) => {
      if (source !== parent) return
      const say = (end, payload) => parent.postMessage({ type: '@w3m-frame/' + end, id: data.id, payload }, origin)
      const answer = (payload) => say(data.type.replace('@w3m-app/', '') + '_SUCCESS', payload)
      if (data.type.endsWith('IS_CONNECTED')) answer({ isConnected: false })
      if (data.type.endsWith('CONNECT_EMAIL')) answer({ action: 'VERIFY_OTP' })
      if (data.type.endsWith('RPC_REQUEST')) open = answer
      if (data.type.endsWith('RPC_ABORT')) {
        open = null
        say('RPC_REQUEST_ERROR', { message: 'The user rejected the request.' })
      }
    })
    document.querySelector('button').onclick = () => open?.('0xsigned')
  </script>`,
  '/evil': `<!doctype html><script>
    for (const end of ['SUCCESS', 'ERROR'])
      for (let id = 0; id < 10; id += 1)
        parent.postMessage({ type: '@w3m-frame/RPC_REQUEST_' + end, id: 'id-' + id, payload: '0xforged' }, '*')
    parent.postMessage('done', '*')
  </script>`,
}

/** A page with a port for the frame of another origin, and how often that was loaded. */
async function openPage(settings: { readonly endpoint?: string; readonly pace?: number } = {}) {
  const frames = await serve((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://frame')
    const found = framePages[pathname]
    response.writeHead(found ? 200 : 404, { 'content-type': 'text/html' }).end(found)
  })
  const endpoint = settings.endpoint ?? frames.base.replace('127.0.0.1', 'localhost')
  const { page, problems } = await openFrameHost(browser, code, { endpoint, pace: settings.pace ?? 1 })
  const loads = () => frames.requests.filter(({ url }) => url?.startsWith('/sdk')).length
  return { page, problems, loads, endpoint, inside: page.frameLocator('#w3m-iframe') }
}

const sign = `(port, signal) => port.request({ chainId: 'eip155:1', method: 'personal_sign', params: ['0x', '0x'] }, signal)`
const approve = `(port, signal) => port.showApproval({ title: 'Approve Transaction', close: 'Cancel', themeMode: 'light' }, signal)`
const email = `(port, signal) => port.connectEmail({ email: 'alice@example.com', lastAskedAt: null }, signal)`
const ignored = (page: Page) => page.evaluate('port.ignored()')
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Approve Transaction' })
const press = (inside: FrameLocator) => inside.getByRole('button', { name: 'Approve' }).click()

test('two origins speak under a strict policy; the frame is loaded once, shown where it stands, and signs', async () => {
  const { page, problems, loads, inside } = await openPage()
  expect(await ask(page, email)).toEqual({ next: 'code' })
  const signed = ask(page, sign)
  void ask(page, approve)
  await press(inside)
  expect(await signed).toBe('0xsigned')
  expect([loads(), await ignored(page), problems]).toEqual([1, { foreign: 0, malformed: 0, unasked: 0 }, []])
})

test.each([
  ['the button', (page: Page) => page.getByRole('button', { name: 'Cancel' }).click()],
  ['Escape', (page: Page) => page.getByRole('button', { name: 'Cancel' }).press('Escape')],
  ['a press beside it', (page: Page) => page.mouse.click(3, 3)],
])(
  'closed by %s, the approval is a cancel, and a later press in the frame signs nothing',
  async (_, close) => {
    const { page, loads, inside, problems } = await openPage()
    const signed = ask(page, sign)
    const closed = ask(page, approve)
    await dialogOf(page).waitFor()
    await close(page)
    expect(await closed).toBe(null)
    expect(await signed).toEqual({ code: 'user-rejected', words: 'Request was aborted' })
    void ask(page, approve)
    await press(inside)
    expect([loads(), await ignored(page), problems]).toEqual([
      1,
      { foreign: 0, malformed: 0, unasked: 0 },
      [],
    ])
  },
)

test.each([
  ['the button', (page: Page) => page.getByRole('button', { name: 'Cancel' }).click()],
  ['Escape', (page: Page) => page.getByRole('button', { name: 'Cancel' }).press('Escape')],
])('above a dialog of the page, %s closes the approval alone', async (_, close) => {
  const { page, inside, problems } = await openPage()
  await page.evaluate(`(() => {
    const dialog = document.createElement('dialog')
    dialog.textContent = 'Your order'
    document.body.append(dialog)
    document.body.style.pointerEvents = 'none'
    dialog.showModal()
    for (const type of ['pointerdown', 'focusin'])
      document.addEventListener(type, ({ target }) => dialog.contains(target) || dialog.close(), true)
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && dialog.close(), true)
  })()`)
  const signed = ask(page, sign)
  const closed = ask(page, approve)
  await dialogOf(page).waitFor()
  await close(page)
  expect(await closed).toBe(null)
  expect(await signed).toMatchObject({ code: 'user-rejected' })
  expect(await page.getByText('Your order').isVisible()).toBe(true)
  const again = ask(page, sign)
  void ask(page, approve)
  await press(inside)
  expect(await again).toBe('0xsigned')
  expect(await page.getByText('Your order').isVisible()).toBe(true)
  expect(problems).toEqual([])
})

test('an approval right after another stays: the close of the first, which a browser tells late, is none of it', async () => {
  const { page } = await openPage()
  expect(await ask(page, email)).toEqual({ next: 'code' })
  const told = await page.evaluate(`(async () => {
    const told = []
    const show = (name) => {
      const abort = new AbortController()
      const shown = port.showApproval({ title: name, close: 'Cancel', themeMode: 'light' }, abort.signal)
      shown.subscribe({ next: () => told.push(name + ' closed'), error: () => {} })
      return abort
    }
    const dialog = () => document.querySelector('body > div').shadowRoot.querySelector('dialog')
    const first = show('first')
    while (!dialog().open) await new Promise(requestAnimationFrame)
    const close = new Promise((heard) => dialog().addEventListener('close', heard, { once: true }))
    first.abort()
    show('second')
    await close
    await new Promise(requestAnimationFrame)
    return [...told, dialog().ariaLabel, dialog().open]
  })()`)
  expect(told).toEqual(['second', true])
})

test.each([
  ['taken from it', `document.querySelector('body > div').remove()`],
  ['replaced with all of its body', `document.body = document.createElement('body')`],
])('a page whose frame is %s hears at once that nothing comes of it, and may ask anew', async (_, take) => {
  const { page, inside, loads } = await openPage()
  const signed = ask(page, sign)
  const shown = ask(page, approve)
  await dialogOf(page).waitFor()
  await page.evaluate(take)
  expect(await signed).toMatchObject({ code: 'unreachable' })
  expect(await shown).toBe(null)
  const again = ask(page, sign)
  void ask(page, approve)
  await press(inside)
  expect([await again, loads()]).toEqual(['0xsigned', 2])
})

test('forged answers of the page, of its scripts, and of the right origin in another frame are counted and harmless', async () => {
  const { page, inside, endpoint } = await openPage()
  const signed = ask(page, sign)
  void ask(page, approve)
  await dialogOf(page).waitFor()
  await page.evaluate(
    async ({ endpoint }) => {
      const data = { type: '@w3m-frame/RPC_REQUEST_SUCCESS', id: 'id-2', payload: '0xforged' }
      window.postMessage(data, '*')
      const frame = document.querySelector('body > div')?.shadowRoot?.querySelector('iframe')
      window.dispatchEvent(
        new MessageEvent('message', { data, origin: endpoint, source: frame?.contentWindow ?? null }),
      )
      const evil = document.createElement('iframe')
      evil.src = `${endpoint}/evil`
      const said = new Promise((resolve) =>
        window.addEventListener('message', (event) => event.data === 'done' && resolve(null)),
      )
      document.body.append(evil)
      await said
    },
    { endpoint },
  )
  // On a busy machine the frame is asked twice whether it answers, and the second answer comes when nobody waits.
  await eventually(async () => expect(await ignored(page)).toMatchObject({ foreign: 23, malformed: 0 }))
  await press(inside)
  expect(await signed).toBe('0xsigned')
})

test('where nobody serves the frame, that is told after the limit, and nothing is left in the page', async () => {
  const { page } = await openPage({ endpoint: await nobody(), pace: 20 })
  expect(await ask(page, email)).toEqual({
    code: 'unreachable',
    words: 'Unable to load email login dependency',
  })
  expect(await page.locator('iframe').count()).toBe(0)
})
