import { createServer } from 'node:http'
import { verifyMessage } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { WalletQuestion } from '../../../core/domain/connection/wallet-question.ts'
import { typedCode } from '../../../core/domain/frame/one-time-code.ts'
import { email } from '../../../core/events/frame/email.ts'
import { social as socialEvents } from '../../../core/events/frame/social.ts'
import { terminalWorld } from '../../../entries/terminal-world.ts'
import { startFrame, type FramePart } from '../../../sandbox/frame/start-frame.ts'
import { listen } from '../../../sandbox/http/listen.ts'
import { startSocial } from '../../../sandbox/social/start-social.ts'
import type { PartServer } from '../../../sandbox/http/part-server.ts'
import { currentView } from '../../../core/selectors/shell/current-view.ts'
import { renderFrame } from '../../../renderers/cli/headless.ts'

let frame: FramePart
let social: PartServer
const privateKey = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'

beforeAll(async () => {
  social = await startSocial({ port: 0, redirectUri: () => null })
  frame = await startFrame({
    port: 0,
    stateFolder: null,
    nodeUrl: () => null,
    bundlerUrl: () => null,
    socialUrl: () => social.url,
  })
})
afterAll(() => Promise.all([frame.stop(), social.stop()]))

/** A sandbox that is asked where its parts are, with a frame or without, and with social accounts or without. */
async function endpoints(framed: string | null, socials: string | null): Promise<string> {
  const server = createServer((_, response) =>
    response.end(
      JSON.stringify({
        registry: 'http://127.0.0.1:9',
        frame: framed,
        social: socials,
        chains: { 'eip155:1': 'http://127.0.0.1:9' },
        accounts: [{ privateKey }],
      }),
    ),
  )
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${await listen(server, 0)}`
}

async function terminal(
  approve: (question: WalletQuestion, signal?: AbortSignal) => Promise<boolean>,
  framed: string | null = frame.url,
  socials: string | null = social.url,
) {
  const { latchkey, dispose } = await terminalWorld('0.0.0')({
    projectId: null,
    sandbox: await endpoints(framed, socials),
    profile: null,
    networks: null,
    approve,
    copy: () => {},
    signIn: false,
    warn: () => {},
  })
  onTestFinished(async () => {
    latchkey.stop()
    await dispose()
  })
  void latchkey.open()
  const view = () => currentView(latchkey.state())
  return { latchkey, view }
}
type Terminal = Awaited<ReturnType<typeof terminal>>

const mailed = (address: string) => frame.mails(address)[0]

/** Address, link and code, as a person at a terminal types them. */
async function signIn({ latchkey, view }: Terminal, address: string): Promise<`0x${string}`> {
  await expect.poll(() => latchkey.state().features.frame).toBe('loaded')
  latchkey.dispatch(email.typed({ text: address }))
  latchkey.dispatch(email.submitted({ email: address, by: 'visitor' }))
  await expect.poll(view).toBe('EmailVerifyDevice')
  await fetch(mailed(address)?.link ?? '', { method: 'POST' })
  await expect.poll(view).toBe('EmailVerifyOtp')
  latchkey.dispatch(email.codeTyped(typedCode(mailed(address)?.code ?? '')))
  const connected = () => latchkey.state().connection.byNamespace.eip155
  await expect.poll(() => connected()?.status).toBe('connected')
  return (connected() as unknown as { readonly accounts: readonly `0x${string}`[] }).accounts[0] ?? '0x'
}

const seen = ({ latchkey }: Terminal, rows = 24) => renderFrame(latchkey, { columns: 80, rows })
const message = '0x48656c6c6f'

test('a terminal visitor signs in by e-mail and approves a signature', async () => {
  const asked: WalletQuestion[] = []
  const visitor = await terminal(async (question) => asked.push(question) > 0)
  const address = await signIn(visitor, 'ada@terminal.test')
  const signature = (await visitor.latchkey.request({
    method: 'personal_sign',
    params: [message, address],
  })) as `0x${string}`
  expect(await verifyMessage({ address, message: 'Hello', signature })).toBe(true)
  const lines = [
    ['Network', 'Ethereum'],
    ['Account', address],
    ['Content', 'Hello'],
  ]
  expect(asked).toEqual([{ kind: 'confirm', title: 'Sign a message', lines }])
})

test('a terminal visitor signs in by Farcaster on another device and approves a signature', async () => {
  const visitor = await terminal(async () => true)
  const { latchkey, view } = visitor
  await expect.poll(() => seen(visitor)).toContain('Continue with Farcaster')
  latchkey.dispatch(socialEvents.chosen({ provider: 'farcaster', by: 'visitor' }))
  await expect.poll(view).toBe('ConnectingFarcaster')
  await expect.poll(() => seen(visitor, 60)).toContain('█')
  const link = latchkey.state().social?.flow?.link ?? ''
  await fetch(link, { method: 'POST', body: new URLSearchParams({ person: 'ada', answer: 'approve' }) })
  const connected = () => latchkey.state().connection.byNamespace.eip155
  await expect.poll(() => connected()?.status).toBe('connected')
  const [address] = (connected() as unknown as { readonly accounts: readonly `0x${string}`[] }).accounts
  const signature = (await latchkey.request({
    method: 'personal_sign',
    params: [message, address],
  })) as `0x${string}`
  expect(await verifyMessage({ address: address ?? '0x', message: 'Hello', signature })).toBe(true)
})

test('no social account is offered without the social server', async () => {
  const visitor = await terminal(async () => true, frame.url, null)
  await expect.poll(() => seen(visitor)).toContain('Email')
  expect(seen(visitor)).not.toContain('Farcaster')
})

test('a rejected request is not signed', async () => {
  const visitor = await terminal(async () => false)
  const address = await signIn(visitor, 'grace@terminal.test')
  await expect(
    visitor.latchkey.request({ method: 'personal_sign', params: [message, address] }),
  ).rejects.toMatchObject({ code: 'user-rejected' })
})

test('an aborted request is no longer asked', async () => {
  const asked: (AbortSignal | undefined)[] = []
  const visitor = await terminal((_, signal) => {
    asked.push(signal)
    return new Promise(() => {})
  })
  const address = await signIn(visitor, 'joan@terminal.test')
  const refused = visitor.latchkey
    .request({ method: 'personal_sign', params: [message, address] })
    .catch((error: unknown) => error)
  await expect.poll(() => asked).toHaveLength(1)
  await visitor.latchkey.disconnect()
  expect(await refused).toMatchObject({ code: 'wallet-disconnected' })
  await expect.poll(() => asked[0]?.aborted).toBe(true)
})

test('a frame without a socket is reported as unreachable', async () => {
  const visitor = await terminal(async () => true, await endpoints(null, null))
  await expect.poll(() => visitor.latchkey.state().features.frame).toBe('loaded')
  visitor.latchkey.dispatch(email.typed({ text: 'mary@terminal.test' }))
  visitor.latchkey.dispatch(email.submitted({ email: 'mary@terminal.test', by: 'visitor' }))
  await expect.poll(() => visitor.latchkey.state().email?.refusal).toMatchObject({ code: 'unreachable' })
})

test('without a frame, Connect says that it needs a browser', async () => {
  const visitor = await terminal(async () => true, null)
  await expect
    .poll(() => visitor.latchkey.state().device)
    .toMatchObject({ kind: 'terminal', hasFrame: false })
  await expect.poll(() => seen(visitor)).toContain('Email and social sign-in need a browser')
})
