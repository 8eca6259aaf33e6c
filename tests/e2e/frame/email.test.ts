import { verifyMessage, verifyTypedData } from 'viem'
import type { Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { frameKeys } from '../../../core/domain/frame/keys.ts'
import { frameLoadLimit } from '../../../core/domain/limits.ts'
import { stretch } from '../../patience.ts'
import {
  editAddress,
  emailOffered,
  newestCode,
  openLink,
  signInByEmail,
  stayWithKey,
  writeAddress,
  writeCode,
  wrongCode,
} from './email-visitor.ts'
import { pressInMenu } from '../../account-menu.ts'
import { pressInFrame } from '../../press-in-frame.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { askChain, visitorOn } from '../visitor.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const hash = new URLSearchParams(emailOffered).toString()
const arrive = async ({ isClockInstalled = false } = {}) => {
  const { page, complaints } = await visit(stage, { query: `#${hash}`, isClockInstalled })
  return { ...visitorOn(page), complaints }
}
type Arrived = Awaited<ReturnType<typeof arrive>>

const keysOf = ({ page }: Arrived) =>
  page.evaluate(() => Object.keys(localStorage).map((key) => key.split('/').at(-1) ?? ''))
const frameIn = ({ page }: Arrived) => page.frameLocator('#w3m-iframe')

test('a visitor signs in by link and code, and stays signed in after a reload', async () => {
  const visitor = await arrive()
  await signInByEmail(visitor, stage.sandbox, 'ada@harbour.test')
  const address = await visitor.host('address').textContent()
  expect(address).toMatch(/^0x/)
  await visitor.page.reload()
  await expect.poll(() => visitor.host('status').textContent()).toBe('connected')
  expect(await visitor.host('address').textContent()).toBe(address)
  expect(visitor.complaints).toEqual([])
})

test('an Enter that ends a composition sends no address', { tags: 'thorough' }, async () => {
  const visitor = await arrive()
  await visitor.open()
  const field = visitor.dialog.getByRole('textbox', { name: 'Email' })
  await field.fill('ada')
  await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  expect(await visitor.dialog.getByText('Enter a valid email').count()).toBe(0)
  await field.press('Enter')
  await visitor.dialog.getByText('Enter a valid email').waitFor()
})

test('a known device needs only the code, and disconnecting clears storage', async () => {
  const visitor = await arrive()
  const address = 'grace@harbour.test'
  await signInByEmail(visitor, stage.sandbox, address)
  const kept = ['email', 'emailLoginUsed', 'sessionToken', 'smartAccountEnabledNetworks']
  await expect.poll(() => keysOf(visitor)).toEqual(expect.arrayContaining(kept))
  await visitor.page.getByTestId('disconnect').click()
  await expect.poll(() => visitor.host('status').textContent()).toBe('disconnected')
  await expect
    .poll(async () => (await keysOf(visitor)).filter((key) => Object.hasOwn(frameKeys, key)))
    .toEqual([])
  await visitor.open()
  await writeAddress(visitor, address)
  await writeCode(visitor, stage.sandbox, address)
  await stayWithKey(visitor)
  expect(await visitor.host('status').textContent()).toBe('connected')
})

test(
  'the modal reports each wrong code, then accepts the right code pasted with whitespace',
  { tags: 'thorough' },
  async () => {
    const visitor = await arrive()
    const address = 'emmy@harbour.test'
    await visitor.open()
    await writeAddress(visitor, address)
    await openLink(visitor, stage.sandbox, address)
    const field = visitor.dialog.getByRole('textbox', { name: 'Six-digit code' })
    await field.waitFor()
    expect(await field.getAttribute('autocomplete')).toBe('one-time-code')
    const right = newestCode(stage.sandbox, address)
    for (let tries = 0; tries < 3; tries += 1) {
      await field.pressSequentially(wrongCode(stage.sandbox, address))
      await visitor.dialog.getByText('Invalid code. Try again').waitFor()
      expect(await field.inputValue()).toBe('')
    }
    const written = ` ${right.slice(0, 3)} ${right.slice(3)}\n`
    await visitor.page.evaluate((text) => navigator.clipboard.writeText(text), written)
    await field.press('Control+v')
    await stayWithKey(visitor)
  },
)

test(
  'the modal reports a code entered offline, and accepts it once the page is online again',
  { tags: 'thorough' },
  async () => {
    const visitor = await arrive()
    const context = visitor.page.context()
    const address = 'hedy@harbour.test'
    await visitor.open()
    await writeAddress(visitor, address)
    await openLink(visitor, stage.sandbox, address)
    await context.setOffline(true)
    await writeCode(visitor, stage.sandbox, address)
    await visitor.dialog.getByText('Check your connection and try again.').waitFor()
    await context.setOffline(false)
    await writeCode(visitor, stage.sandbox, address)
    await stayWithKey(visitor)
  },
)

test('a frame that fails to load is reported, and the same button retries', async () => {
  const visitor = await arrive({ isClockInstalled: true })
  let isDown = true
  const asked = new Promise<void>((resolve) => {
    void visitor.page.route(`${stage.sandbox.endpoints.frame}/**`, (route) => {
      resolve()
      return isDown ? route.abort() : route.continue()
    })
  })
  await visitor.open()
  await writeAddress(visitor, 'jean@harbour.test')
  await asked
  await visitor.page.clock.fastForward(stretch * frameLoadLimit)
  await visitor.dialog.getByText('Unable to load email login dependency').waitFor()
  isDown = false
  await visitor.dialog.getByRole('button', { name: 'Continue with email' }).click()
  await visitor.dialog.getByText('Approve the login link we sent to jean@harbour.test').waitFor()
})

test(
  'after a code expires, the visitor gets a new mail after 30 seconds, resends it, and signs in',
  { tags: 'thorough' },
  async () => {
    const visitor = await arrive({ isClockInstalled: true })
    const { dialog, page } = visitor
    const address = 'katherine@harbour.test'
    await visitor.open()
    await writeAddress(visitor, address)
    await openLink(visitor, stage.sandbox, address)
    const order = { method: 'POST', body: JSON.stringify({ minutes: 20 }) }
    await fetch(`${stage.sandbox.endpoints.frame}/control`, order)
    await writeCode(visitor, stage.sandbox, address)
    await dialog.getByText('The code has expired. Ask for a new one. Try again', { exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Back' }).click()
    await writeAddress(visitor, address)
    await dialog.getByText(/^Please try again after \d+ seconds$/).waitFor()
    await page.clock.fastForward(30_000)
    await writeAddress(visitor, address)
    await dialog.getByRole('button', { name: /^Resend in \d+s$/ }).waitFor()
    const sent = newestCode(stage.sandbox, address)
    await page.clock.fastForward(30_000)
    await dialog.getByRole('button', { name: 'Resend code' }).click()
    await expect.poll(() => newestCode(stage.sandbox, address)).not.toBe(sent)
    await writeCode(visitor, stage.sandbox, address)
    await stayWithKey(visitor)
    expect(await visitor.host('status').textContent()).toBe('connected')
  },
)

test(
  'a wait for the link that breaks off without a connection goes on by a press, without another mail',
  { tags: 'thorough' },
  async () => {
    const visitor = await arrive()
    const context = visitor.page.context()
    const address = 'rosalind@harbour.test'
    await visitor.open()
    await writeAddress(visitor, address)
    await visitor.dialog.getByText(`Approve the login link we sent to ${address}`).waitFor()
    await context.setOffline(true)
    await visitor.dialog.getByText('Connection lost').waitFor()
    await context.setOffline(false)
    await visitor.dialog.getByRole('button', { name: 'Try again' }).click()
    await openLink(visitor, stage.sandbox, address)
    await writeCode(visitor, stage.sandbox, address)
    await stayWithKey(visitor)
    expect(await visitor.host('status').textContent()).toBe('connected')
    expect(stage.sandbox.frame?.mails(address)).toHaveLength(2)
  },
)

/** Asks the connected wallet as the page would: what it answers, or the code that it fails with. */
const asked = ({ page }: Arrived, method: string, params: readonly unknown[]): Promise<unknown> =>
  page.evaluate(
    ([method, params]) =>
      Reflect.get(window, 'latchkey')
        .request({ method, params })
        .catch(({ code }: { code: string }) => code),
    [method, params] as const,
  )

test(
  'typed data and a transaction are refused, closed and approved as a signature is, and what is asked right after an answer stays',
  { tags: 'thorough' },
  async () => {
    const visitor = await arrive()
    const { page } = visitor
    await signInByEmail(visitor, stage.sandbox, 'barbara@harbour.test')
    const address = (await visitor.host('address').textContent()) as Hex
    const types = { Ticket: [{ name: 'seat', type: 'string' }] }
    const message = { seat: 'By the window' }
    const typedData = { domain: {}, types, primaryType: 'Ticket', message } as const
    const node = stage.sandbox.endpoints.chains['eip155:1'] ?? ''
    await askChain(node, 'anvil_setBalance', [address, '0xde0b6b3a7640000'])
    const done: Hex[] = []
    const requests = [
      ['eth_signTypedData_v4', [address, JSON.stringify(typedData)], 'By the window'],
      ['eth_sendTransaction', [{ from: address, to: address, value: '0x1' }], 'Send a transaction'],
    ] as const
    for (const [method, params, shown] of requests) {
      const refused = asked(visitor, method, params)
      await frameIn(visitor).getByText(shown).waitFor()
      await pressInFrame(page, 'Reject')
      expect(await refused).toBe('user-rejected')
      const closed = asked(visitor, method, params)
      await frameIn(visitor).getByText(shown).waitFor()
      await page.getByRole('button', { name: 'Cancel' }).click()
      expect(await closed).toBe('user-rejected')
      const approved = asked(visitor, method, params)
      await frameIn(visitor).getByText(shown).waitFor()
      await pressInFrame(page, 'Approve')
      done.push((await approved) as Hex)
    }
    const [signature = '0x', hash] = done
    expect(await verifyTypedData({ address, ...typedData, signature })).toBe(true)
    expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
    const first = asked(visitor, 'personal_sign', ['0x6f6e65', address])
    const second = first.then(() => asked(visitor, 'personal_sign', ['0x74776f', address]))
    for (const words of ['one', 'two']) {
      await frameIn(visitor).getByText(words, { exact: true }).waitFor()
      await pressInFrame(page, 'Approve')
    }
    expect(await Promise.all([first, second])).toEqual([
      expect.stringMatching(/^0x/),
      expect.stringMatching(/^0x/),
    ])
  },
)

test('the frame shows each signature: approved, refused and closed', async () => {
  const visitor = await arrive()
  await signInByEmail(visitor, stage.sandbox, 'sophie@harbour.test')
  const address = (await visitor.host('address').textContent()) as Hex
  const [from, to] = await visitor.page.locator('.route span').allTextContents()
  const signature = visitor.host('signature')
  const sign = () => visitor.page.getByTestId('sign').click()
  await sign()
  await pressInFrame(visitor.page, 'Reject')
  await expect.poll(() => signature.textContent()).toMatch(/rejected/i)
  await sign()
  await visitor.page.getByRole('button', { name: 'Cancel' }).click()
  await visitor.page.locator('#w3m-iframe').waitFor({ state: 'hidden' })
  await expect.poll(() => frameIn(visitor).getByText('Sign a message').count()).toBe(0)
  await expect.poll(() => signature.textContent()).toMatch(/rejected/i)
  await sign()
  await pressInFrame(visitor.page, 'Approve')
  await expect.poll(() => signature.textContent()).toMatch(/^0x/)
  const message = `Aboard from ${from} to ${to}`
  const signed = { address, message, signature: (await signature.textContent()) as Hex }
  expect(await verifyMessage(signed)).toBe(true)
})

test(
  'a visitor changes their address by both codes, a wrong one among them, and signs in by the new one',
  { tags: 'thorough' },
  async () => {
    const visitor = await arrive()
    const { dialog } = visitor
    const [present, next] = ['mary@harbour.test', 'mary@tidewater.test']
    await signInByEmail(visitor, stage.sandbox, present)
    const address = await visitor.host('address').textContent()
    await visitor.open()
    await pressInMenu(dialog, 'Settings')
    await editAddress(visitor, next)
    const field = dialog.getByRole('textbox', { name: 'Six-digit code' })
    await dialog.getByText(`Enter the code we sent to ${present}`).waitFor()
    await field.fill(wrongCode(stage.sandbox, present))
    await dialog.getByText('Invalid code. Try again').waitFor()
    await writeCode(visitor, stage.sandbox, present)
    await dialog.getByText(`Enter the code we sent to ${next}`).waitFor()
    await writeCode(visitor, stage.sandbox, next)
    await dialog.getByRole('button', { name: next }).waitFor()
    await visitor.page.reload()
    await expect.poll(() => visitor.host('address').textContent()).toBe(address)
    await visitor.open()
    await pressInMenu(dialog, 'Settings')
    await dialog.getByRole('button', { name: next }).waitFor()
  },
)

test(
  'the address of somebody else is refused in the words of the frame, and the keyboard alone leads through a change',
  { tags: 'thorough' },
  async () => {
    const taken = await arrive()
    await signInByEmail(taken, stage.sandbox, 'rosalind@harbour.test')
    const visitor = await arrive()
    const { dialog, page } = visitor
    await signInByEmail(visitor, stage.sandbox, 'lise@harbour.test')
    await visitor.open()
    await pressInMenu(dialog, 'Settings')
    await dialog.getByRole('button', { name: /^Email/ }).press('Enter')
    const field = dialog.getByRole('textbox', { name: 'New email' })
    await field.fill('rosalind@harbour.test')
    await field.press('Enter')
    await dialog.getByText('This address belongs to another account.').waitFor()
    await field.fill('lise@tidewater.test')
    await field.press('Enter')
    await dialog.getByText('Enter the code we sent to lise@harbour.test').waitFor()
    await page.keyboard.type(newestCode(stage.sandbox, 'lise@harbour.test'))
    await dialog.getByText('Enter the code we sent to lise@tidewater.test').waitFor()
    await page.keyboard.type(newestCode(stage.sandbox, 'lise@tidewater.test'))
    await dialog.getByRole('button', { name: 'lise@tidewater.test' }).waitFor()
  },
)
