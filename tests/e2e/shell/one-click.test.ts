import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Phone, PhoneOptions } from '../../../sandbox/phone/phone.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'
import { scan, willingPhone } from '../willing-phone.ts'

let stage: Stage
const ends: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  stage = await openStage()
})
afterAll(async () => stage.close())
afterEach(async () => {
  await orderServer({ fault: 'none' })
  await Promise.all(ends.splice(0).map((end) => end()))
})

const orderServer = (order: object) =>
  fetch(`${stage.sandbox.endpoints.signIn}/control`, { method: 'POST', body: JSON.stringify(order) })

/** Whom the server knows, asked past everything under test. */
const atServer = ({ page }: Visitor) =>
  page.evaluate(
    async (url) => (await fetch(url, { credentials: 'include' })).json() as Promise<unknown>,
    `${stage.sandbox.endpoints.signIn}/session`,
  )

async function reads(visitor: Visitor, what: string, text: string | RegExp): Promise<void> {
  await expect.poll(() => visitor.host(what).textContent()).toMatch(text)
}

async function takePhone(options: Partial<PhoneOptions> = {}): Promise<Phone> {
  const phone = await willingPhone(stage.sandbox, options)
  ends.push(() => phone.stop())
  return phone
}

/** Somebody who looks at the code on the demo page, whose host wants a signature. */
async function lookAtTheCode(settings: Readonly<Record<string, string>> = {}): Promise<Visitor> {
  const hash = new URLSearchParams({ isSiweEnabled: 'true', ...settings })
  const { page } = await visit(stage, { query: `#${hash}` })
  ends.push(() => page.context().close())
  const visitor = visitorOn(page)
  await visitor.open()
  await visitor.choose('Scan with your phone')
  return visitor
}

/** Notes what a phone is asked to sign afterwards. */
function signaturesOf(phone: Phone): string[] {
  const asked: string[] = []
  phone.onRequest(({ method }) => asked.push(method))
  return asked
}

const owed = ({ dialog }: Visitor) => dialog.getByText('Sign in to Tidewater').waitFor()

test('a phone connects and signs in by one approval: the server knows the account, and nothing else is asked', async () => {
  const phone = await takePhone()
  const asked = signaturesOf(phone)
  const visitor = await lookAtTheCode()
  await scan(visitor, phone)
  await reads(visitor, 'signed-in', 'signed-in')
  await visitor.dialog.waitFor({ state: 'hidden' })
  await reads(visitor, 'outcome', 'connected')
  const address = phone.accounts[0]?.evm.address
  expect([await atServer(visitor), asked]).toEqual([{ address, chainId: 1 }, []])
  await visitor.page.reload()
  await reads(visitor, 'signed-in', 'signed-in')
  expect([await visitor.dialog.isVisible(), asked]).toEqual([false, []])
})

test(
  'a phone without wc_sessionAuthenticate pairs by the same code, and signs afterwards',
  { tags: 'thorough' },
  async () => {
    const phone = await takePhone({ lacks: ['wc_sessionAuthenticate'] })
    const asked = signaturesOf(phone)
    const visitor = await lookAtTheCode()
    await scan(visitor, phone)
    await owed(visitor)
    await visitor.dialog.getByRole('button', { name: 'Sign', exact: true }).click()
    await reads(visitor, 'signed-in', 'signed-in')
    expect(asked).toEqual(['personal_sign'])
  },
)

test(
  'if the server rejects the one-click signature, the modal says so, and a retry signs on the phone',
  { tags: 'thorough' },
  async () => {
    const phone = await takePhone()
    const asked = signaturesOf(phone)
    await orderServer({ nonces: 'wrong' })
    const visitor = await lookAtTheCode()
    await scan(visitor, phone)
    await visitor.dialog.getByText("Couldn't verify your signature").waitFor()
    await orderServer({ nonces: 'right' })
    await visitor.dialog.getByRole('button', { name: 'Try again' }).click()
    await reads(visitor, 'signed-in', 'signed-in')
    expect(asked).toEqual(['personal_sign'])
  },
)

test('a server without a nonce does not delay the QR code', { tags: 'thorough' }, async () => {
  const phone = await takePhone()
  stage.sandbox.control('sign-in', { fault: 'hang', path: '/nonce' })
  const visitor = await lookAtTheCode()
  await scan(visitor, phone)
  await owed(visitor)
  expect(phone.sessions()).toHaveLength(1)
})

test(
  'if the phone declines a one-click sign-in, the modal says so, and the next code only connects',
  { tags: 'thorough' },
  async () => {
    const phone = await takePhone({ proposals: 'reject' })
    const visitor = await lookAtTheCode()
    await scan(visitor, phone)
    await visitor.dialog.getByText('Declined').first().waitFor()
    phone.behave({ proposals: 'approve' })
    await scan(visitor, phone)
    await owed(visitor)
  },
)

test(
  'without one-click sign-in, a phone connects first and signs in afterwards',
  { tags: 'thorough' },
  async () => {
    const phone = await takePhone()
    const visitor = await lookAtTheCode({ siwe: '{"oneClick":false}' })
    await scan(visitor, phone)
    await owed(visitor)
    expect(await atServer(visitor)).toBeNull()
  },
)
