import { expect, test } from 'vitest'
import { accountKey } from '../../../../core/domain/account/by-account.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { network } from '../../../../core/events/network/network.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { shownSwitch } from '../../../../core/selectors/network/network-switch.ts'
import { alice } from '../../../../fixtures/people.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'
import { connectionIn } from '../../../../fixtures/connection-in.ts'
import { shownViews } from '../../../../fixtures/shown-views.ts'

function connected() {
  const story = startStory()
  story.latchkey.start()
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  story.latchkey.dispatch(modal.openRequested({}))
  story.latchkey.dispatch(router.viewPushed({ view: 'Networks' }))
  return story
}
const chain = ({ latchkey }: ReturnType<typeof startStory>) => {
  const current = connectionIn(latchkey.state())
  return 'chainId' in current ? current.chainId : null
}

test('a network chosen before the connection is a preference and asks no wallet', () => {
  const story = startStory()
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({ view: 'Networks' }))
  story.latchkey.dispatch(network.chosen({ chainId: 'eip155:8453' }))
  expect(story.latchkey.state().network.preferred).toEqual({ eip155: 'eip155:8453' })
  expect(story.latchkey.state().modal.open).toBe(false)
  expect(story.injected.questions).toEqual([])
})

test.each(['before', 'after'])('a network that is not on offer is chosen in vain %s connecting', (when) => {
  const story = when === 'after' ? connected() : startStory()
  story.latchkey.start()
  const before = story.latchkey.state().network.preferred
  const mark = story.mark()
  story.latchkey.dispatch(network.chosen({ chainId: 'eip155:999' }))
  expect(story.typesSince(mark)).toContain('network/switchFailed')
  expect(story.latchkey.state().network.preferred).toEqual(before)
  expect(story.injected.questions.map(({ method }) => method)).not.toContain('switchNetwork')
})

test('a switch that the wallet carries out moves the chain and leaves the view', () => {
  const story = connected()
  story.latchkey.dispatch(network.chosen({ chainId: 'eip155:8453' }))
  expect(chain(story)).toBe('eip155:8453')
  expect(shownViews(story.latchkey.state())).toEqual(['Account'])
  expect(story.latchkey.state().account.balances).toHaveProperty([
    accountKey({ chainId: 'eip155:8453', address: alice.address }),
  ])
})

test('a refused switch leaves the chain as it was and says so', () => {
  const story = connected()
  story.injected.reject('switchNetwork', { code: 'user-rejected' })
  story.latchkey.dispatch(network.chosen({ chainId: 'eip155:8453' }))
  expect(chain(story)).toBe('eip155:1')
  expect(shownViews(story.latchkey.state())).toEqual(['Account', 'Networks'])
  expect(shownSwitch(story.latchkey.state().network)).toMatchObject({ status: 'failed' })
  expect(story.latchkey.state().toast.current).toBeNull()
})

test('a late refusal shows a toast if the networks view was left', () => {
  const story = connected()
  const question = story.injected.hang('switchNetwork')
  story.latchkey.dispatch(network.chosen({ chainId: 'eip155:8453' }))
  story.latchkey.dispatch(router.wentBack())
  question.reject({ code: 'user-rejected' })
  expect(story.latchkey.state().toast.current).toMatchObject({
    variant: 'error',
    message: { text: 'networks.declined' },
  })
})

test('a chain the wallet does not know is added, and then it is on it', () => {
  const story = connected()
  const mark = story.mark()
  story.latchkey.dispatch(network.chosen({ chainId: 'eip155:137' }))
  const told = story.typesSince(mark).filter((type) => type.startsWith('network/'))
  expect(told).toEqual([
    'network/chosen',
    'network/switchStarted',
    'network/unknownToWallet',
    'network/switched',
  ])
  expect(chain(story)).toBe('eip155:137')
})

test('a wallet that approves but stays where it was has not switched', () => {
  const story = connected()
  story.injected.answer('switchNetwork', { chainId: 'eip155:1' })
  story.latchkey.dispatch(network.chosen({ chainId: 'eip155:8453' }))
  expect(chain(story)).toBe('eip155:1')
  expect(shownSwitch(story.latchkey.state().network)).toMatchObject({
    status: 'failed',
    failure: { code: 'chain-mismatch' },
  })
})

test('choosing the current network asks no wallet and goes back', () => {
  const story = connected()
  story.latchkey.dispatch(network.chosen({ chainId: 'eip155:1' }))
  expect(story.injected.questions.map(({ method }) => method)).not.toContain('switchNetwork')
  expect(shownViews(story.latchkey.state())).toEqual(['Account'])
})

test('the late answer to a switch that was left does not move the view, only the truth about the chain', () => {
  const story = connected()
  const question = story.injected.hang('switchNetwork')
  story.latchkey.dispatch(network.chosen({ chainId: 'eip155:8453' }))
  story.latchkey.dispatch(modal.closeRequested())
  question.answer({ chainId: 'eip155:8453' })
  expect(chain(story)).toBe('eip155:8453')
  expect(story.latchkey.state().modal.open).toBe(false)
})

test('a switch that outlives its connection ends when the connection does', async () => {
  const story = connected()
  story.injected.hang('switchNetwork')
  const switching = story.latchkey.switchNetwork('eip155:8453')
  void story.latchkey.disconnect()
  await expect(switching).rejects.toMatchObject({ code: 'aborted' })
})

test('choosing a network twice asks the wallet once', () => {
  const story = connected()
  story.injected.hang('switchNetwork')
  story.latchkey.dispatch(network.chosen({ chainId: 'eip155:8453' }))
  story.latchkey.dispatch(network.chosen({ chainId: 'eip155:8453' }))
  expect(story.injected.questions.filter(({ method }) => method === 'switchNetwork')).toHaveLength(1)
})

test('a wallet that both reports and answers a switch has switched once', () => {
  const story = connected()
  const question = story.injected.hang('switchNetwork')
  const mark = story.mark()
  story.latchkey.dispatch(network.chosen({ chainId: 'eip155:8453' }))
  story.injected.change(harbor.wallet.key, { kind: 'chain', chainId: 'eip155:8453' })
  question.answer({ chainId: 'eip155:8453' })
  expect(story.typesSince(mark).filter((type) => type === 'network/switched')).toHaveLength(1)
})

test('the answer to a switch says nothing of a session that has ended', () => {
  const story = connected()
  const question = story.injected.hang('switchNetwork')
  story.latchkey.dispatch(network.chosen({ chainId: 'eip155:8453' }))
  void story.latchkey.disconnect()
  const mark = story.mark()
  question.answer({ chainId: 'eip155:8453' })
  expect(story.typesSince(mark)).toEqual([])
})

test('an answer says once that the wallet switched, though another switch has begun since', () => {
  const story = connected()
  const first = story.injected.hang('switchNetwork')
  story.latchkey.dispatch(network.chosen({ chainId: 'eip155:8453' }))
  story.injected.change(harbor.wallet.key, { kind: 'chain', chainId: 'eip155:8453' })
  story.injected.hang('switchNetwork')
  story.latchkey.dispatch(network.chosen({ chainId: 'eip155:137' }))
  const mark = story.mark()
  first.answer({ chainId: 'eip155:8453' })
  expect(story.typesSince(mark)).not.toContain('network/switched')
})

test('an aborted switch is pending until the wallet reports its chain', async () => {
  const story = connected()
  const away = story.injected.hang('switchNetwork')
  const left = story.latchkey.switchNetwork('eip155:8453')
  const back = story.injected.hang('switchNetwork')
  const stayed = story.latchkey.switchNetwork('eip155:1')
  const askedFor = story.injected.questions.flatMap(({ method, request }) =>
    method === 'switchNetwork' ? [Object(request).chainId] : [],
  )
  expect(askedFor).toEqual(['eip155:8453', 'eip155:1'])
  back.answer({ chainId: 'eip155:1' })
  await stayed
  expect(chain(story)).toBe('eip155:1')
  expect(Object.values(story.latchkey.state().network.switches)).toMatchObject([{ chainId: 'eip155:8453' }])
  away.answer({ chainId: 'eip155:8453' })
  await left
  expect(chain(story)).toBe('eip155:8453')
})

test.each(['declined first', 'declined last'])(
  'a switch that is taken back and %s leaves nothing open',
  async (when) => {
    const story = connected()
    const away = story.injected.hang('switchNetwork')
    const left = story.latchkey.switchNetwork('eip155:8453').catch(({ code }) => code)
    const back = story.injected.hang('switchNetwork')
    const stayed = story.latchkey.switchNetwork('eip155:1')
    const decline = () => away.reject({ code: 'user-rejected' })
    if (when === 'declined first') decline()
    back.answer({ chainId: 'eip155:1' })
    if (when === 'declined last') decline()
    expect(await left).toBe('user-rejected')
    await stayed
    expect(chain(story)).toBe('eip155:1')
    expect(story.latchkey.state().network.switches).toEqual({})
  },
)
