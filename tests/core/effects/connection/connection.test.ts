import { connectView } from '../../../../core/view-models/connection/connect.ts'
import { expect, test } from 'vitest'
import { sharing } from '../../../../adapters/fake/sharing.ts'
import { formatSessions } from '../../../../core/domain/sessions/remembered-sessions.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { network } from '../../../../core/events/network/network.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { balanceIn } from '../../../../fixtures/known-balance.ts'
import { bob, alice } from '../../../../fixtures/people.ts'
import { beacon, harbor, startStory } from '../../../../fixtures/story.ts'
import { connectionIn } from '../../../../fixtures/connection-in.ts'
import { shownConnecting } from '../../../../core/domain/connection/flow.ts'
import { toastOnPage, toastView } from '../../../../core/view-models/shell/toast.ts'
import { shownViews } from '../../../../fixtures/shown-views.ts'

type Story = ReturnType<typeof startStory>

const open = (story: ReturnType<typeof startStory>) => {
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({}))
}
const connectQuestions = ({ injected }: ReturnType<typeof startStory>) =>
  injected.questions.filter(({ method }) => method === 'connect').length
const status = ({ latchkey }: ReturnType<typeof startStory>) => connectionIn(latchkey.state())

test('choosing a wallet shows it, asks it, connects, closes the modal, remembers it and reads the balance', () => {
  const story = startStory()
  open(story)
  const mark = story.mark()
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  expect(story.typesSince(mark)).toEqual([
    'connection/walletChosen',
    'connection/attemptStarted',
    'router/viewPushed',
    'connection/established',
    'modal/closed',
    'account/balanceRequested',
    'storage/written',
    'account/balanceReceived',
  ])
  expect(status(story)).toMatchObject({
    status: 'connected',
    accounts: [alice.address, bob.address],
    chainId: 'eip155:1',
  })
  expect(balanceIn(story.latchkey.state(), 'eip155')).toMatchObject({
    status: 'loaded',
    amount: '1234500000000000000',
  })
  expect(story.storage.texts()).toEqual({
    sessions: formatSessions([
      {
        connector: 'injected',
        wallet: harbor.wallet,
        namespaces: [{ namespace: 'eip155', chainId: 'eip155:1', account: alice.address }],
        isAlone: true,
      },
    ]),
  })
})

test('a declined connection stays on its view as declined, and trying again connects', () => {
  const story = startStory()
  story.injected.reject('connect', { code: 'user-rejected' })
  open(story)
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  expect(status(story)).toEqual({ status: 'disconnected' })
  expect(shownConnecting(story.latchkey.state().connection.flows)).toMatchObject({
    step: 'failed',
    failure: { code: 'user-rejected' },
  })
  expect(shownViews(story.latchkey.state())).toEqual(['Connect', 'ConnectingExternal'])
  story.latchkey.dispatch(connection.retried())
  expect(status(story)).toMatchObject({ status: 'connected' })
})

test('the late answer of an abandoned attempt is recorded and changes nothing', () => {
  const story = startStory()
  const question = story.injected.hang('connect')
  open(story)
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  expect(status(story)).toMatchObject({ status: 'connecting' })
  story.latchkey.dispatch(router.wentBack())
  expect(status(story)).toEqual({ status: 'disconnected' })
  const before = story.latchkey.state()
  question.answer(sharing({ accounts: [alice.address], chainId: 'eip155:1' }))
  expect(story.types()).toContain('connection/approvedLate')
  expect(story.latchkey.state()).toBe(before)
  expect(story.storage.texts()).toEqual({})
})

test('a late approval of an abandoned connection is revoked at the wallet', async () => {
  const leave = [
    ({ latchkey }: ReturnType<typeof startStory>) => latchkey.dispatch(router.wentBack()),
    ({ latchkey }: ReturnType<typeof startStory>) => latchkey.close(),
    ({ latchkey }: ReturnType<typeof startStory>) => void latchkey.disconnect(),
  ]
  for (const by of leave) {
    const story = startStory()
    const question = story.injected.hang('connect')
    open(story)
    story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
    by(story)
    question.answer(sharing({ accounts: [alice.address], chainId: 'eip155:1' }))
    expect(story.injected.questions.at(-1)).toMatchObject({
      method: 'disconnect',
      request: { walletKey: harbor.wallet.key },
    })
    expect(story.types().at(-1)).toBe('connection/walletNotified')
  }
})

test('a failed revocation shows a notice on Connect until the wallet is asked again', () => {
  const story = startStory()
  const question = story.injected.hang('connect')
  story.injected.reject('disconnect', { code: 'method-unsupported' })
  open(story)
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  story.latchkey.close()
  question.answer(sharing({ accounts: [alice.address], chainId: 'eip155:1' }))
  expect(story.types()).toContain('connection/lateRevocationFailed')
  open(story)
  const notice = () => connectView(story.latchkey.state()).parts.stillConnected
  expect(notice()).toMatchObject({ title: 'Harbor still lists this site as connected' })
  story.injected.hang('connect')
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  expect(notice()).toBe(null)
})

test.each([
  [
    'says in passing that it keeps it, since nobody was connected who could leave',
    modal.closeRequested(),
    'connection.lateRevocationFailed',
  ],
  ['says so on Connect alone, where a visitor stands there', router.wentBack(), undefined],
] as const)('a wallet that cannot revoke a late approval %s', (_, leaving, told) => {
  const story = startStory()
  const question = story.injected.hang('connect')
  story.injected.reject('disconnect', { code: 'wallet-failed' })
  open(story)
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  story.latchkey.dispatch(leaving)
  question.answer(sharing({ accounts: [alice.address], chainId: 'eip155:1' }))
  expect(story.latchkey.state().toast.current?.message.text).toBe(told)
  expect(connectView(story.latchkey.state()).parts.stillConnected).not.toBeNull()
})

test.each(['is being asked again', 'is connected by now'])(
  'a late approval is not revoked at a wallet that %s',
  (why) => {
    const story = startStory()
    const question = story.injected.hang('connect')
    open(story)
    const choose = () => story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
    choose()
    story.latchkey.dispatch(router.wentBack())
    if (why === 'is being asked again') story.injected.hang('connect')
    choose()
    question.answer(sharing({ accounts: [alice.address], chainId: 'eip155:1' }))
    expect(story.types()).toContain('connection/approvedLate')
    expect(story.injected.questions.map(({ method }) => method)).not.toContain('disconnect')
  },
)

test('of two connection attempts only the latest counts, whichever answers first', () => {
  const story = startStory()
  const slow = story.injected.hang('connect')
  open(story)
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  story.latchkey.dispatch(connection.walletChosen({ walletKey: beacon.wallet.key }))
  slow.answer(sharing({ accounts: [alice.address], chainId: 'eip155:1' }))
  expect(status(story)).toMatchObject({ status: 'connected', wallet: beacon.wallet, accounts: [bob.address] })
})

test('changes of the connected wallet update the state, and those of another wallet do not', () => {
  const story = startStory()
  open(story)
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  story.injected.change(beacon.wallet.key, { kind: 'chain', chainId: 'eip155:137' })
  expect(status(story)).toMatchObject({ chainId: 'eip155:1' })
  story.injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [bob.address] })
  story.injected.change(harbor.wallet.key, { kind: 'chain', chainId: 'eip155:8453' })
  expect(status(story)).toMatchObject({
    accounts: [bob.address],
    chainId: 'eip155:8453',
    status: 'connected',
  })
  story.injected.change(harbor.wallet.key, { kind: 'chain', chainId: 'eip155:56' })
  expect(status(story)).toMatchObject({ status: 'wrong-network', chainId: 'eip155:56' })
})

test('a wallet that ends the connection is forgotten', () => {
  const story = startStory()
  open(story)
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  story.injected.change(harbor.wallet.key, { kind: 'disconnected' })
  expect(status(story)).toEqual({ status: 'disconnected' })
  expect(Object.keys(story.storage.texts())).toHaveLength(0)
})

test('a wallet that does not answer for ten seconds is marked as lingering', () => {
  const story = startStory()
  open(story)
  story.injected.hang('connect')
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  story.clock.pass(9_999)
  expect(shownConnecting(story.latchkey.state().connection.flows)?.isLingering).toBe(false)
  story.clock.pass(1)
  expect(shownConnecting(story.latchkey.state().connection.flows)).toMatchObject({
    step: 'waiting',
    isLingering: true,
  })
})

test('a wallet that answers in time is never said to keep anybody waiting', () => {
  const story = startStory()
  open(story)
  const slow = story.injected.hang('connect')
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  story.clock.pass(9_999)
  slow.answer(sharing({ accounts: [alice.address], chainId: 'eip155:1' }))
  story.clock.pass(60_000)
  expect(story.types()).not.toContain('connection/attemptDelayed')
})

test('trying a second wallet leaves the first connection as it is until the second one approves', () => {
  const story = startStory()
  open(story)
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  story.injected.reject('connect', { code: 'user-rejected' })
  story.latchkey.dispatch(connection.walletChosen({ walletKey: beacon.wallet.key }))
  expect(status(story)).toMatchObject({ status: 'connected', wallet: harbor.wallet })
  story.latchkey.dispatch(connection.walletChosen({ walletKey: beacon.wallet.key }))
  expect(status(story)).toMatchObject({ status: 'connected', wallet: beacon.wallet })
})

test('the late answer of a switch moves only the session it was asked in', () => {
  const story = startStory()
  open(story)
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  const late = story.injected.hang('switchNetwork')
  story.latchkey.dispatch(network.chosen({ chainId: 'eip155:8453' }))
  story.latchkey.dispatch(connection.disconnectRequested())
  story.latchkey.dispatch(connection.walletChosen({ walletKey: beacon.wallet.key }))
  late.answer({ chainId: 'eip155:8453' })
  expect(status(story)).toMatchObject({ wallet: beacon.wallet, chainId: 'eip155:1' })
})

test('a malformed change of a connected wallet shows a toast and changes nothing else', () => {
  const story = startStory()
  open(story)
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  story.injected.change(harbor.wallet.key, {
    kind: 'misbehaved',
    failure: { code: 'invalid-chain-id', detail: 'x' },
  })
  expect(status(story)).toMatchObject({ status: 'connected', chainId: 'eip155:1' })
  expect(story.latchkey.state().toast.current).toMatchObject({
    variant: 'error',
    message: { text: 'connection.misbehaved' },
  })
})

test('disconnecting forgets the connection at once, and gives the wallet three seconds to hear of it', () => {
  const story = startStory()
  open(story)
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  story.injected.hang('disconnect')
  story.latchkey.dispatch(connection.disconnectRequested())
  story.latchkey.dispatch(connection.disconnectRequested())
  expect(status(story)).toEqual({ status: 'disconnected' })
  expect(story.storage.texts()).toEqual({})
  story.clock.pass(3000)
  expect(story.injected.questions.filter(({ method }) => method === 'disconnect')).toMatchObject([
    { isAborted: true },
  ])
})

test('a disconnect that storage cannot save shows a failure', () => {
  const story = startStory()
  story.latchkey.start()
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  story.storage.block()
  story.latchkey.dispatch(connection.disconnectRequested())
  expect(status(story)).toEqual({ status: 'disconnected' })
  expect(story.latchkey.state().toast.current?.message.text).toBe('account.disconnectFailed')
})

test.each([
  [
    'says no',
    (story: Story) => {
      story.injected.reject('disconnect', { code: 'wallet-failed' })
      return () => {}
    },
  ],
  [
    'keeps silent',
    (story: Story) => {
      story.injected.hang('disconnect')
      return () => story.clock.pass(3000)
    },
  ],
])('a wallet that %s at a disconnect shows a failure, and the page disconnects anyway', (_, fault) => {
  const story = startStory()
  open(story)
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  const wait = fault(story)
  story.latchkey.dispatch(connection.disconnectRequested())
  wait()
  expect(status(story)).toEqual({ status: 'disconnected' })
  expect(story.storage.texts()).toEqual({})
  expect(toastOnPage(story.latchkey.state())).toMatchObject({
    variant: 'error',
    text: 'Failed to disconnect',
  })
  story.latchkey.dispatch(modal.openRequested({}))
  expect(toastOnPage(story.latchkey.state())).toBeNull()
  expect(toastView(story.latchkey.state())?.text).toBe('Failed to disconnect')
})

test('a wallet that another took the place of, and that does not hear of it, is no failed disconnect', () => {
  const story = startStory()
  open(story)
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  story.injected.reject('disconnect', { code: 'wallet-failed' })
  story.latchkey.dispatch(connection.walletChosen({ walletKey: beacon.wallet.key }))
  expect(story.types()).toContain('connection/walletNotified')
  expect(story.latchkey.state().toast.current).toBeNull()
})

test('trying again twice asks the wallet once, and the second try counts only after the first has failed', () => {
  const story = startStory()
  story.injected.reject('connect', { code: 'user-rejected' })
  open(story)
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  const question = story.injected.hang('connect')
  story.latchkey.dispatch(connection.retried())
  story.latchkey.dispatch(connection.retried())
  expect(connectQuestions(story)).toBe(2)
  question.reject({ code: 'user-rejected' })
  story.latchkey.dispatch(connection.retried())
  expect(connectQuestions(story)).toBe(3)
})

test('choosing a wallet that is being asked shows it, and makes no second prompt', async () => {
  const story = startStory()
  story.injected.hang('connect')
  story.latchkey.start()
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  story.latchkey.dispatch(modal.openRequested({}))
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  expect(connectQuestions(story)).toBe(1)
  expect(shownViews(story.latchkey.state())).toEqual(['Connect', 'ConnectingExternal'])
})

const pending = () => {
  const story = startStory()
  open(story)
  story.injected.reject('connect', { code: 'request-pending' })
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  const share = (accounts: readonly string[] = harbor.accounts) =>
    story.injected.change(harbor.wallet.key, {
      kind: 'accounts',
      namespace: 'eip155',
      accounts: [...accounts],
    })
  return { story, share }
}

test('a wallet in which an earlier request is open is asked again by itself once that was approved there', () => {
  const { story, share } = pending()
  expect(shownConnecting(story.latchkey.state().connection.flows)?.step).toBe('failed')
  share([])
  expect(connectQuestions(story)).toBe(1)
  share()
  expect(connectQuestions(story)).toBe(2)
  expect(status(story)).toMatchObject({ status: 'connected', accounts: harbor.accounts })
})

test.each<[string, (story: Story) => void]>([
  ['the view was left', ({ latchkey }) => latchkey.dispatch(modal.closeRequested())],
  ['Latchkey was stopped', ({ latchkey }) => latchkey.stop()],
])('a pending request is not repeated if %s', (_, leave) => {
  const { story, share } = pending()
  leave(story)
  share()
  expect(connectQuestions(story)).toBe(1)
})

test('a wallet that declined is not asked again by itself', () => {
  const story = startStory()
  open(story)
  story.injected.reject('connect', { code: 'user-rejected' })
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  story.injected.change(harbor.wallet.key, {
    kind: 'accounts',
    namespace: 'eip155',
    accounts: [...harbor.accounts],
  })
  expect(connectQuestions(story)).toBe(1)
})
