import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFrame, type FramePart } from '../../../sandbox/frame/start-frame.ts'

let folder: string
let frame: FramePart

const start = () =>
  startFrame({
    port: 0,
    stateFolder: folder,
    nodeUrl: () => null,
    bundlerUrl: () => null,
    socialUrl: () => null,
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-frame-'))
  frame = await start()
})
afterAll(async () => {
  await frame.stop()
  await rm(folder, { recursive: true })
})

async function call(path: string, input: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${frame.url}/api/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(input),
  })
  const answer = (await response.json()) as Record<string, unknown>
  const { reasons } = answer as { reasons?: readonly { description: string }[] }
  return { status: response.status, answer, words: reasons?.[0]?.description }
}
const newest = (to: string) => frame.mails(to)[0]
const codeTo = (to: string) => newest(to)?.code ?? ''
const press = (link: string) => fetch(link, { method: 'POST' })

async function signedIn(email: string, device: string): Promise<string> {
  const { answer } = await call('connect-email', { email, device })
  if (answer['action'] === 'VERIFY_DEVICE') await press(newest(email)?.link ?? '')
  const otp = codeTo(email)
  return String((await call('otp', { email, device, otp })).answer['token'])
}

test('a first login takes a link and a code, the next one on that device a code alone', async () => {
  const [email, device] = ['ada@tidewater.test', 'phone']
  expect((await call('connect-email', { email, device })).answer).toEqual({ action: 'VERIFY_DEVICE' })
  expect((await call('device', { email, device })).answer).toEqual({ isApproved: false })
  await press(newest(email)?.link ?? '')
  expect((await call('device', { email, device })).answer).toEqual({ isApproved: true })
  const { answer } = await call('otp', { email, device, otp: codeTo(email) })
  expect((await call('session', { token: answer['token'] })).answer).toEqual({ isConnected: true })
  expect((await call('connect-email', { email, device })).answer).toEqual({ action: 'VERIFY_OTP' })
})

test('a link approves by a press alone, since mail servers look at links by themselves', async () => {
  const [email, device] = ['grace@tidewater.test', 'laptop']
  await call('connect-email', { email, device })
  const page = await (await fetch(newest(email)?.link ?? '')).text()
  expect(page).toContain('Approve this login')
  expect((await call('device', { email, device })).answer).toEqual({ isApproved: false })
})

test('the inbox has each mail with its code or link, as a page and as JSON, by address', async () => {
  const [email, device] = ['dorothy@tidewater.test', 'phone']
  await call('connect-email', { email, device })
  await press(newest(email)?.link ?? '')
  const asked = `?to=${encodeURIComponent(email)}`
  const { mails } = (await (await fetch(`${frame.url}/inbox.json${asked}`)).json()) as { mails: unknown[] }
  expect(mails).toMatchObject([
    { to: email, code: expect.stringMatching(/^\d{6}$/), link: null },
    { to: email, code: null, link: expect.stringContaining('/device/') },
  ])
  const page = await (await fetch(`${frame.url}/inbox${asked}`)).text()
  expect(page).toContain(codeTo(email).replace(/^(...)/, '$1 '))
  expect(page).toContain('Approve this login')
  expect(page).not.toContain('grace@tidewater.test')
})

test('a code that has expired is refused in words', async () => {
  const [email, device] = ['joan@tidewater.test', 'phone']
  await signedIn(email, device)
  await call('connect-email', { email, device })
  const otp = codeTo(email)
  await fetch(`${frame.url}/control`, { method: 'POST', body: JSON.stringify({ minutes: 20 }) })
  const { status, words } = await call('otp', { email, device, otp })
  expect([status, words]).toEqual([400, 'The code has expired. Ask for a new one.'])
})

test('an address is changed with a code to the present one and a code to the new one', async () => {
  const token = await signedIn('mary@tidewater.test', 'phone')
  const email = 'mary@harbour.test'
  expect((await call('change-email', { token, email })).answer).toEqual({ action: 'VERIFY_PRIMARY_OTP' })
  await call('change-email/primary', { token, otp: codeTo('mary@tidewater.test') })
  expect((await call('change-email/secondary', { token, otp: codeTo(email) })).answer).toEqual({
    newEmail: email,
  })
  expect((await call('user', { token })).answer).toMatchObject({ email })
})

test('an address of somebody else is not taken over', async () => {
  const [first, second] = ['ruth@tidewater.test', 'vera@tidewater.test'] as const
  await signedIn(first, 'phone')
  const token = await signedIn(second, 'phone')
  expect((await call('change-email', { token, email: first })).words).toBe(
    'This address belongs to another account.',
  )
})

test('a signed-out token is invalid', async () => {
  const token = await signedIn('hedy@tidewater.test', 'phone')
  await call('sign-out', { token, device: 'phone' })
  expect((await call('session', { token })).answer).toEqual({ isConnected: false })
  expect((await call('user', { token })).words).toBe('Nobody is signed in.')
})

test('two that sign in at once with one address have one wallet', async () => {
  const email = 'twins@tidewater.test'
  const links = []
  for (const device of ['one', 'two']) {
    await call('connect-email', { email, device })
    links.push(newest(email)?.link ?? '')
  }
  await Promise.all(links.map(press))
  const codes = frame.mails(email).flatMap(({ code }) => code ?? [])
  const ends = await Promise.all(
    ['one', 'two'].flatMap((device) => codes.map((otp) => call('otp', { email, device, otp }))),
  )
  const tokens = ends.flatMap(({ answer }) => answer['token'] ?? [])
  const users = await Promise.all(tokens.map((token) => call('user', { token })))
  const addresses = users.map(({ answer }) => answer['address'])
  expect(addresses).toEqual([expect.stringMatching(/^0x/), addresses[0]])
})

test('a page of another origin may not ask for the frame', async () => {
  const { status } = await call('session', { token: 'any' }, { origin: 'https://evil.invalid' })
  expect(status).toBe(403)
})

test('a wallet and its session outlive a restart, and no key lies open on the disk', async () => {
  const token = await signedIn('emmy@tidewater.test', 'phone')
  const before = (await call('user', { token })).answer
  await frame.stop()
  frame = await start()
  expect((await call('user', { token })).answer).toEqual(before)
  const files = await readdir(folder)
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  expect(files).toContain('frame-users.json')
  expect(texts.join('')).not.toMatch(/0x[0-9a-f]{64}/)
  expect(texts.join('')).not.toContain(token)
})

test('without smart account chains the key account is active, whatever was chosen', async () => {
  const token = await signedIn('lise@tidewater.test', 'phone')
  const chosen = await call('prefer-account', { token, chain: 'eip155:1', type: 'smartAccount' })
  expect((await call('smart-account-chains', {})).answer).toEqual({ chains: [] })
  expect(chosen.answer).toMatchObject({ preferredAccountType: 'eoa', smartAccountDeployed: false })
  expect(chosen.answer['accounts']).toEqual([{ address: chosen.answer['address'], type: 'eoa' }])
})

test('a type of account that there is not is refused in words', async () => {
  const token = await signedIn('irma@tidewater.test', 'phone')
  const { words } = await call('prefer-account', { token, chain: 'eip155:1', type: 'multisig' })
  expect(words).toBe('"type" must be "eoa" or "smartAccount".')
})
