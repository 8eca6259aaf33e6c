import { expect, test } from 'vitest'
import { connection } from '../../../core/events/connection.ts'
import { modal } from '../../../core/events/modal.ts'
import { pairing } from '../../../core/events/pairing.ts'
import { router } from '../../../core/events/router.ts'
import { wallets } from '../../../core/events/wallets.ts'
import { mask } from '../../../core/recording/mask.ts'
import { rerun } from '../../../core/recording/replay.ts'
import { formatTape, parseTape } from '../../../core/recording/tape.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'

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
  const { current } = story.latchkey.state().pairing
  const uri = current.status === 'ready' ? current.uri : ''
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

test.each(['me', 'cedar', ' Cedar Wallet ', 'm'])(
  'what was typed (%j) is not left on a masked tape, which still runs again',
  (text) => {
    const story = startStory({ record: 1000 })
    story.latchkey.start()
    story.latchkey.dispatch(modal.openRequested({}))
    story.latchkey.dispatch(router.viewPushed({ view: 'AllWallets' }))
    story.latchkey.dispatch(wallets.searchTyped({ text }))
    story.clock.pass(1000)
    const masked = mask(parseTape(formatTape(story.latchkey.recording()!)))
    const typed = masked.lines.flatMap((line) =>
      line.kind === 'event' && line.type.startsWith('wallets/search') ? [line.data] : [],
    )
    expect(JSON.stringify(typed)).not.toContain(`"${text}"`)
    expect(rerun(masked).difference).toBeNull()
  },
)
