import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatSessions } from '../../../core/domain/sessions/remembered-sessions.ts'
import { fakeIdentity } from '../../../adapters/fake/fake-identity.ts'
import { fakeStorage } from '../../../adapters/fake/fake-storage.ts'
import type { Json } from '../../../core/domain/values/json.ts'
import { base, mainnet } from '../../../core/domain/network/known-networks.ts'
import { connection } from '../../../core/events/connection/connection.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { pairing } from '../../../core/events/pairing/pairing.ts'
import { router } from '../../../core/events/shell/router.ts'
import { wallets } from '../../../core/events/wallets/wallets.ts'
import { mask } from '../../../core/recording/mask.ts'
import { rerun } from '../../../core/recording/replay.ts'
import { formatTape, parseTape } from '../../../core/recording/tape.ts'
import type { Tape } from '../../../core/recording/tape.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { harbor, listed, startStory } from '../../../fixtures/story.ts'

function recorded() {
  const story = startStory({ record: 1000 })
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({}))
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  return parseTape(formatTape(story.latchkey.recording()!))
}

test('no address of the session is left on a masked tape, in events or in answers', () => {
  const text = formatTape(mask(recorded())).toLowerCase()
  expect(text).not.toContain(alice.address.toLowerCase())
  expect(text).not.toContain(bob.address.toLowerCase())
  expect(text).toMatch(/0x0{38}[0-9]{2}/)
})

test('a masked tape still runs again to the same', () => {
  expect(rerun(mask(recorded())).difference).toBeNull()
})

test('masking removes a stored Solana account that no wallet shares', () => {
  const chosen = '26roUwgM5T6bccX41hakjiW4fDiKFSao1RyoFsAxr6e6'
  const wallet = { key: 'standard:Lagoon', name: 'Lagoon', icon: null }
  const namespaces = [{ namespace: 'solana' as const, chosen: { address: chosen, over: 'x'.repeat(40) } }]
  const sessions = formatSessions([{ connector: 'wallet-standard', wallet, namespaces }]) ?? ''
  const story = startStory({ record: 100, ports: { storage: fakeStorage({ sessions }) } })
  story.latchkey.start()
  expect(formatTape(mask(parseTape(formatTape(story.latchkey.recording()!))))).not.toContain(chosen)
})

test('masking removes the name and the avatar of an account, and the tape still reruns', () => {
  const known = { [alice.address]: { name: 'alice.eth', avatar: 'https://pictures.example/alice.png' } }
  const story = startStory({ record: 100, ports: { identity: fakeIdentity({ known }) } })
  story.latchkey.start()
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  story.latchkey.dispatch(modal.openRequested({}))
  const tape = parseTape(formatTape(story.latchkey.recording()!))
  expect(formatTape(tape)).toContain('alice.eth')
  expect(formatTape(mask(tape))).not.toMatch(/alice/)
  expect(rerun(mask(tape)).difference).toBeNull()
})

test('masking is deterministic', () => {
  expect(formatTape(mask(recorded()))).toBe(formatTape(mask(recorded())))
})

async function paired() {
  const story = startStory({ record: 1000 })
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({}))
  story.latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  return story
}

test('the key of a pairing is on no tape, masked or not', async () => {
  const story = await paired()
  const uri = story.latchkey.state().pairing.flow?.uri ?? ''
  const key = /symKey=([0-9a-f]+)/.exec(uri)?.[1] ?? ''
  expect(key).toMatch(/^[0-9a-f]{64}$/)
  story.latchkey.dispatch(pairing.linkCopyRequested())
  const tape = story.latchkey.recording()!
  expect(formatTape(tape)).not.toContain(`symKey=${key}`)
  expect(formatTape(mask(tape))).not.toContain(`symKey=${key}`)
  expect(rerun(parseTape(formatTape(tape))).difference).toBeNull()
})

test('the topic of a paired session is not left on a masked tape, which still runs again', async () => {
  const story = await paired()
  const topic = 'ab'.repeat(32)
  story.walletConnect.approve({
    wallet: { key: topic, name: 'Pebble', icon: null },
    eip155: { accounts: [alice.address], chainId: 'eip155:1' },
  })
  const tape = parseTape(formatTape(story.latchkey.recording()!))
  expect(formatTape(tape)).toContain(topic)
  expect(formatTape(mask(tape))).not.toContain(topic)
  expect(rerun(mask(tape)).difference).toBeNull()
})

function typed(...texts: readonly string[]) {
  const story = startStory({ record: 1000 })
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({}))
  story.latchkey.dispatch(router.viewPushed({ view: 'AllWallets' }))
  for (const text of texts) {
    story.latchkey.dispatch(wallets.searchTyped({ text }))
    story.clock.pass(1000)
  }
  return parseTape(formatTape(story.latchkey.recording()!))
}

function searchedOn(tape: Tape): readonly string[] {
  return tape.lines.flatMap((line) => {
    const { text, search } = Object(line.kind === 'event' ? line.data : line.request)
    return [text, search].flatMap((found: unknown) => (typeof found === 'string' ? [found.trim()] : []))
  })
}

function rerunsTheSame(tape: Tape) {
  return rerun(parseTape(formatTape(tape))).difference === null
}

test.each([
  'me',
  'cedar',
  ' Cedar Wallet ',
  'm',
  'my "secret" name',
  'back\\slash and\nnew line',
  'recent',
  'connection',
  'walletConnect',
  'AllWallets',
  'eip155:1',
  'https://',
])('masking removes the typed text %j, and the tape still reruns', (text) => {
  const masked = mask(typed(text))
  expect(searchedOn(masked)).not.toContain(text.trim())
  expect(rerunsTheSame(masked)).toBe(true)
})

test('whatever was typed is left nowhere on a masked tape, which still runs again', () => {
  const awkward = fc.constantFrom(
    '"',
    '\\',
    '\n',
    '😀',
    '$&',
    '(.*)+',
    '[',
    '{"a":"',
    ' ',
    'É',
    'Q',
    'ß',
    '%',
    '\ud83d',
  )
  const text = fc
    .array(fc.oneof(awkward, fc.string({ unit: 'grapheme', maxLength: 4 })), { minLength: 1, maxLength: 12 })
    .map((parts) => `${parts.join('')}~q@`)
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (texts) => {
      const masked = mask(typed(...texts, ...texts.map((again) => again.toUpperCase())))
      const left = JSON.stringify(masked.lines)
      return (
        texts.every((one) => !left.includes(JSON.stringify(one.trim()).slice(1, -1))) && rerunsTheSame(masked)
      )
    }),
    { numRuns: 30 },
  )
})

test('masking removes typed text from failures, in any case and quoted', () => {
  const story = startStory({ record: 1000 })
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({}))
  const detail = 'No "MY \\"SECRET\\" NAME" and no alexandra here.'
  for (let tries = 0; tries < 2; tries += 1)
    story.walletRegistry.reject('wallets', { code: 'http-status', detail })
  for (const text of ['my "secret" name', 'alexandra']) {
    story.latchkey.dispatch(wallets.searchTyped({ text }))
    story.clock.pass(1000)
  }
  const masked = mask(story.latchkey.recording()!)
  expect(formatTape(masked)).toContain('No \\"person-')
  expect(formatTape(masked)).not.toMatch(/secret.*name|alexandra/i)
  expect(rerunsTheSame(masked)).toBe(true)
})

test('masking removes pairing topics of earlier visits and other tabs, and the tape still reruns', () => {
  const [before = '', elsewhere = ''] = ['ab', 'cd'].map((pair) => pair.repeat(32))
  const kept = (key: string) =>
    formatSessions([
      {
        connector: 'wallet-connect',
        wallet: { key, name: 'Pebble', icon: null },
        namespaces: [{ namespace: 'eip155', chainId: 'eip155:1' }],
      },
    ]) ?? ''
  const storage = fakeStorage({ sessions: kept(before) })
  const story = startStory({ record: 1000, ports: { storage } })
  story.latchkey.start()
  storage.changeElsewhere('sessions', kept(elsewhere))
  const masked = mask(story.latchkey.recording()!)
  expect(formatTape(story.latchkey.recording()!)).toContain(elsewhere)
  expect(formatTape(masked)).not.toMatch(new RegExp(`${before}|${elsewhere}`))
  expect(rerunsTheSame(masked)).toBe(true)
})

/** A tape on which the host asked the wallet once and got an answer, or a refusal. */
async function asked(params: unknown, result: Json, refusal?: string) {
  const story = startStory({ record: 1000 })
  story.latchkey.start()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  if (refusal === undefined) story.injected.answer('request', result)
  else story.injected.reject('request', { code: 'wallet-failed', detail: refusal })
  await story.latchkey.request({ method: 'wallet_doAnything', params }).catch(() => {})
  return story.latchkey.recording()!
}

test('masking removes request parameters and results at any depth, and the tape still reruns', async () => {
  const secretive = { to: 'alexandra', note: ['pier 39', { amount: 271_828, 'a@b.example': true }] }
  const tape = await asked([secretive], { balances: { cedar: 314_159 }, words: 'see you' })
  expect(formatTape(tape)).toMatch(/alexandra.*314159/s)
  const masked = mask(tape)
  expect(formatTape(masked)).not.toMatch(/alexandra|pier|271828|a@b|314159|see you/)
  expect(formatTape(masked)).toContain('"method":"wallet_doAnything"')
  expect(rerunsTheSame(masked)).toBe(true)
})

test('whatever a host asks and a wallet answers, a masked tape still runs again', async () => {
  const value = fc.jsonValue() as fc.Arbitrary<Json>
  await fc.assert(
    fc.asyncProperty(value, value, async (params, result) => {
      expect(rerunsTheSame(mask(await asked(params, result)))).toBe(true)
    }),
    { numRuns: 30 },
  )
})

test('masking removes request parameters from the refusal', async () => {
  const masked = mask(await asked(['alexandra', 'Old Quay 39'], null, 'No alexandra at "Old Quay 39".'))
  expect(formatTape(masked)).not.toMatch(/alexandra|Old Quay 39/)
  expect(rerunsTheSame(masked)).toBe(true)
})

test.each(['https://rpc.example/v2/KEY', 'https://KEY:KEY@rpc.example', 'https://rpc.example/?k=KEY#KEY'])(
  'masking removes the key in %s from options, questions and failures, and the tape still reruns',
  async (link) => {
    const key = 'aQ7-zK93hWmRt5xL'
    const url = link.replaceAll('KEY', key)
    const own = { ...base, rpcUrls: [`${url}/own`] }
    const story = startStory({
      record: 1000,
      options: { networks: [mainnet, own], rpcUrls: { 'eip155:1': url } },
    })
    story.latchkey.start()
    story.injected.reject('switchNetwork', { code: 'wallet-failed', detail: `No ${url} for "${key}".` })
    await story.latchkey.connect({ wallet: harbor.wallet.key })
    await story.latchkey.switchNetwork('eip155:8453').catch(() => {})
    const tape = story.latchkey.recording()!
    expect(formatTape(tape)).toContain(`No ${url}`)
    const masked = mask(tape)
    expect(formatTape(masked)).not.toContain(key)
    expect(formatTape(masked)).toContain('No https://rpc.example/hidden-')
    expect(rerunsTheSame(masked)).toBe(true)
  },
)

test('the ids of listed wallets stay', () => {
  expect(formatTape(mask(recorded()))).toContain(listed[1]!.id)
})
