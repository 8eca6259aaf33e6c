import { expect, test } from 'vitest'
import type { LatchkeyError } from '../../../core/domain/errors/latchkey-error.ts'
import { views } from '../../../core/domain/features/views.ts'
import type { ViewName } from '../../../core/domain/features/view-name.ts'
import { connection } from '../../../core/events/connection/connection.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { router } from '../../../core/events/shell/router.ts'
import { beacon, harbor, startStory } from '../../../fixtures/story.ts'

/** A visitor has the modal open, and not to connect, while the host connects wallets. */
function beside() {
  const story = startStory()
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({ view: 'Networks' }))
  const connect = ({ wallet }: typeof harbor) => story.latchkey.connect({ wallet: wallet.key })
  return { ...story, connect, state: () => story.latchkey.state() }
}

/** The families of events that a verb never dispatches. */
const ofViews = /^(router|modal|embed)\//

/** Views that another account or network changes by themselves. */
const ofAccounts: ReadonlySet<ViewName> = new Set([
  'UnsupportedChain',
  'WalletSendPreview',
  'WalletSendConfirmed',
])

test.each((Object.keys(views) as ViewName[]).filter((view) => !ofAccounts.has(view)))(
  'a host connects a wallet while the modal shows %s',
  async (view) => {
    const { connect, latchkey, mark, typesSince } = beside()
    latchkey.dispatch(router.viewPushed({ view } as never))
    const before = mark()
    expect((await connect(harbor)).wallet).toEqual(harbor.wallet)
    expect(typesSince(before).filter((type) => ofViews.test(type))).toEqual([])
  },
)

test('whatever a visitor opens and closes, a verb goes on', async () => {
  const { connect, injected, latchkey } = beside()
  const wallet = injected.hang('connect')
  const connected = connect(harbor)
  await Promise.resolve()
  latchkey.dispatch(router.viewReset({ view: 'Connect' }))
  latchkey.dispatch(router.viewPushed({ view: 'AllWallets' }))
  latchkey.dispatch(router.wentBack())
  latchkey.dispatch(modal.closeRequested())
  latchkey.dispatch(modal.openRequested({}))
  wallet.answer({
    namespaces: [{ namespace: 'eip155', accounts: [...harbor.accounts], chainId: harbor.chainId }],
  })
  expect((await connected).wallet).toEqual(harbor.wallet)
})

test('open() resolves with connected if the host connects a wallet meanwhile', async () => {
  const { connect, latchkey } = beside()
  latchkey.dispatch(modal.closeRequested())
  const opened = latchkey.open()
  await connect(harbor)
  expect(await opened).toBe('connected')
})

test('a visitor asks another wallet than the host, and takes its place', async () => {
  const { connect, injected, latchkey, state } = beside()
  injected.hang('connect')
  const connected = connect(harbor).catch(({ code }: LatchkeyError) => code)
  await Promise.resolve()
  latchkey.dispatch(connection.walletChosen({ walletKey: beacon.wallet.key }))
  expect(await connected).toBe('aborted')
  expect(state().connection.byNamespace.eip155).toMatchObject({ accounts: beacon.accounts })
})

test('verbs that are called in one tick end in that order, the last one with the wallet', async () => {
  const { connect, state } = beside()
  const ended: string[] = []
  const calls = [harbor, beacon].map((wallet) =>
    connect(wallet)
      .then(({ wallet: { name } }) => ended.push(name))
      .catch(({ code }: LatchkeyError) => ended.push(code)),
  )
  await Promise.all(calls)
  expect(ended.at(-1)).toBe('Beacon')
  expect(state().connection.byNamespace.eip155).toMatchObject({ accounts: beacon.accounts })
})

test('late events of an ended connection flow are recorded and change nothing', async () => {
  const { connect, latchkey, state, types } = beside()
  const { session: flow } = await connect(harbor)
  const before = state().connection
  for (const late of [
    connection.attemptDelayed({ flow }),
    connection.attemptFailed({ flow, failure: { code: 'unexpected' } }),
    connection.attemptSuperseded({ flow, by: 'e99' }),
    connection.attemptAbandoned({ flow }),
  ]) {
    latchkey.dispatch(late)
    expect(types()).toContain(late.type)
    expect(state().connection).toEqual(before)
  }
})

test('a host does not take the place of a wallet that a visitor is asked by', async () => {
  const { connect, injected, latchkey, state } = beside()
  latchkey.dispatch(router.viewReset({ view: 'Connect' }))
  const visitors = injected.hang('connect')
  latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  await expect(connect(beacon)).rejects.toMatchObject({ code: 'request-pending' })
  visitors.answer({
    namespaces: [{ namespace: 'eip155', accounts: [...harbor.accounts], chainId: harbor.chainId }],
  })
  expect(Object.values(state().connection.sessions).map(({ wallet }) => wallet.name)).toEqual(['Harbor'])
})
