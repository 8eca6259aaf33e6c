import { expect, test } from 'vitest'
import { sharing } from '../../../../adapters/fake/sharing.ts'
import type { ViewName } from '../../../../core/domain/features/view-name.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { pairing } from '../../../../core/events/pairing/pairing.ts'
import { alice } from '../../../../fixtures/people.ts'
import { harbor } from '../../../../fixtures/story.ts'
import { besideEachOther, lantern, startBoth } from '../connection/two-wallets-story.ts'
import type { BothStory } from '../connection/two-wallets-story.ts'
import { shownViews } from '../../../../fixtures/shown-views.ts'

const approval = sharing({ accounts: [alice.address], chainId: 'eip155:1' })
const shown = ({ latchkey }: BothStory) => {
  const state = latchkey.state()
  return state.modal.open ? shownViews(state) : 'closed'
}
const showCode = (story: BothStory) => {
  story.latchkey.dispatch(modal.openRequested({ view: 'Connect' }))
  story.latchkey.dispatch(pairing.walletChosen({ walletId: null }))
}
const endings: Readonly<Record<string, (story: BothStory) => unknown>> = {
  'is locked': ({ injected }) =>
    injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [] }),
  'ends its session': ({ injected }) => injected.change(harbor.wallet.key, { kind: 'disconnected' }),
  'is disconnected by the host': ({ latchkey }) => latchkey.disconnect({ namespace: 'eip155' }),
}

test.each(Object.entries(endings))(
  'a wallet that %s leaves the code for a phone on screen',
  async (_, end) => {
    const story = startBoth()
    await story.latchkey.connect({ wallet: harbor.wallet.key })
    showCode(story)
    await end(story)
    expect(shown(story)).toEqual(['Connect', 'ConnectingWalletConnect'])
  },
)

test.each([
  ['is locked', ['Account']],
  ['ends its session', ['Connect']],
  ['is disconnected by the host', 'closed'],
] as const)('a wallet that %s does not stay in a view of it', async (how, expected) => {
  for (const view of ['Account', 'Networks'] satisfies ViewName[]) {
    const story = startBoth()
    await story.latchkey.connect({ wallet: harbor.wallet.key })
    story.latchkey.dispatch(modal.openRequested({ view }))
    await endings[how]?.(story)
    expect(shown(story)).toEqual(expected)
  }
})

test('a phone locked in its namespace does not move the networks of the wallet beside it', async () => {
  const story = await besideEachOther()
  story.latchkey.dispatch(modal.openRequested({ view: 'Networks' }))
  story.walletConnect.change(lantern.wallet.key, { kind: 'accounts', namespace: 'solana', accounts: [] })
  expect(shown(story)).toEqual(['Networks'])
})

test('disconnecting ends an attempt and closes the view that showed it', async () => {
  const story = startBoth()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  story.injected.hang('connect')
  story.latchkey.dispatch(modal.openRequested({ view: 'Connect' }))
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  await story.latchkey.disconnect()
  expect(shown(story)).toBe('closed')
})

test('a connection that a host began goes on behind a modal opened and closed for something else', async () => {
  const story = startBoth()
  const question = story.injected.hang('connect')
  const connected = story.latchkey.connect({ wallet: harbor.wallet.key })
  story.latchkey.dispatch(modal.openRequested({ view: 'Networks' }))
  story.latchkey.dispatch(modal.closeRequested())
  question.answer(approval)
  expect(await connected).toMatchObject({ wallet: harbor.wallet })
})

test('a connection that a host began goes on when a phone approves another namespace', async () => {
  const story = startBoth()
  const question = story.injected.hang('connect')
  const connected = story.latchkey.connect({ wallet: harbor.wallet.key })
  showCode(story)
  story.walletConnect.approve(lantern)
  expect(shown(story)).toBe('closed')
  question.answer(approval)
  await connected
  expect(story.names()).toEqual(['Lantern', 'Harbor'])
})

test('a phone that approves another namespace leaves the attempt on screen, which closes the modal itself', () => {
  const story = startBoth()
  const question = story.injected.hang('connect')
  story.latchkey.start()
  showCode(story)
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  story.walletConnect.approve(lantern)
  expect(shown(story)).toEqual(['Connect', 'ConnectingWalletConnect', 'ConnectingExternal'])
  question.answer(approval)
  expect([shown(story), story.names()]).toEqual(['closed', ['Lantern', 'Harbor']])
})

test('an attempt of a host that the visitor was shown is left with its view', async () => {
  const story = startBoth()
  story.injected.hang('connect')
  const connected = story.latchkey.connect({ wallet: harbor.wallet.key })
  story.latchkey.dispatch(modal.openRequested({}))
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  story.latchkey.dispatch(modal.closeRequested())
  await expect(connected).rejects.toMatchObject({ code: 'aborted' })
})

test('an attempt that failed unseen does not make the modal a failure', async () => {
  const story = startBoth()
  const question = story.injected.hang('connect')
  const connected = story.latchkey.connect({ wallet: harbor.wallet.key })
  const opened = story.latchkey.open({ view: 'Networks' })
  question.reject({ code: 'user-rejected' })
  await expect(connected).rejects.toMatchObject({ code: 'user-rejected' })
  story.latchkey.close()
  expect(await opened).toBe('dismissed')
})
