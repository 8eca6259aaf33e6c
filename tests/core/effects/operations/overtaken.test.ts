import { describe, expect, test } from 'vitest'
import type { FakeWallet } from '../../../../adapters/fake/fake-installed.ts'
import { ofAccount } from '../../../../core/domain/account/by-account.ts'
import {
  base,
  mainnet,
  polygon,
  solana,
  solanaDevnet,
} from '../../../../core/domain/network/known-networks.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { network } from '../../../../core/events/network/network.ts'
import { shownConnecting } from '../../../../core/domain/connection/flow.ts'
import { shownSwitch } from '../../../../core/selectors/network/network-switch.ts'
import { alice } from '../../../../fixtures/people.ts'
import { harbor } from '../../../../fixtures/story.ts'
import { createEip1193Provider } from '../../../../renderers/providers/eip1193-provider.ts'
import { lagoon, startWith } from '../connection/solana-wallet-story.ts'
import { lamp } from '../connection/two-wallets-story.ts'

const networks = [mainnet, base, polygon, solanaDevnet, solana]
const duo: FakeWallet = {
  ...harbor,
  wallet: { key: 'dev.latchkey.duo', name: 'Duo', icon: null },
  chains: networks.map(({ id }) => id),
}
const solanaDuo: FakeWallet = { ...lagoon, wallet: { key: 'standard:Duo', name: 'Duo', icon: null } }

/** Duo serves both kinds, and is connected in one of them. */
async function startDuo(connectedAs: FakeWallet) {
  const story = startWith({ options: { networks }, wallets: [duo], standards: [solanaDuo, lagoon] })
  await story.latchkey.connect({ wallet: connectedAs.wallet.key })
  return story
}

/** How each of some verbs ended, in their order. */
const endings = (promises: readonly Promise<unknown>[]) =>
  Promise.all(
    promises.map((promise) =>
      promise.then(
        () => 'there',
        ({ code }) => code as string,
      ),
    ),
  )

const sharedOnEthereum = (chainId: string) => ({
  namespaces: [{ namespace: 'eip155' as const, accounts: [alice.address], chainId }],
})
const sharedOnSolana = (chainId: string) => ({
  namespaces: [{ namespace: 'solana' as const, accounts: [lamp], chainId }],
})

describe('a switch that another one of its kind overtakes while the wallet is still to come', () => {
  test('ends, from EVM to two Solana clusters, and the wallet goes to the last', async () => {
    const story = await startDuo(duo)
    const question = story.standard.hang('connect')
    const both = [story.latchkey.switchNetwork(solanaDevnet.id), story.latchkey.switchNetwork(solana.id)]
    question.answer(sharedOnSolana(solanaDevnet.id))
    expect(await endings(both)).toEqual(['aborted', 'there'])
    expect(story.solana()).toMatchObject({ chainId: solana.id })
    expect(story.asked('connect')).toHaveLength(1)
  })

  test('ends, from Solana to two EVM chains, with one prompt approved', async () => {
    const story = await startDuo(solanaDuo)
    const question = story.injected.hang('connect')
    const both = [story.latchkey.switchNetwork(base.id), story.latchkey.switchNetwork(polygon.id)]
    question.answer(sharedOnEthereum(mainnet.id))
    expect(await endings(both)).toEqual(['aborted', 'there'])
    expect(story.evm()).toMatchObject({ chainId: polygon.id })
  })

  test('of three switches, the last one succeeds and the others reject with aborted', async () => {
    const story = await startDuo(solanaDuo)
    const question = story.injected.hang('connect')
    const all = [base.id, polygon.id, mainnet.id].map((id) => story.latchkey.switchNetwork(id))
    question.answer(sharedOnEthereum(mainnet.id))
    expect(await endings(all)).toEqual(['aborted', 'aborted', 'there'])
  })

  test('an overtaken switch rejects with aborted even if the wallet declines the later one', async () => {
    const story = await startDuo(solanaDuo)
    const question = story.injected.hang('connect')
    const both = [story.latchkey.switchNetwork(base.id), story.latchkey.switchNetwork(polygon.id)]
    question.reject({ code: 'user-rejected' })
    expect(await endings(both)).toEqual(['aborted', 'user-rejected'])
  })

  test('says so on the record', async () => {
    const story = await startDuo(solanaDuo)
    story.injected.hang('connect')
    void endings([story.latchkey.switchNetwork(base.id), story.latchkey.switchNetwork(polygon.id)])
    const [first, second] = story.events.filter(({ type }) => type === network.switchStarted.type)
    const told = story.events.filter(({ type }) => type === 'network/switchSuperseded')
    expect(told.map(({ data }) => data)).toEqual([{ attempt: first?.flow, by: second?.flow }])
  })

  test('ends with the attempt that took over, where that comes to nothing', async () => {
    const story = await startDuo(duo)
    story.standard.hang('connect')
    const switching = endings([story.latchkey.switchNetwork(solanaDevnet.id)])
    story.standard.reject('connect', { code: 'user-rejected' })
    expect(await endings([story.connect()])).toEqual(['user-rejected'])
    expect(await switching).toEqual(['user-rejected'])
  })
})

test('an attempt that another one overtakes says so on the record, and its verb ends', async () => {
  const story = startWith({ options: { networks } })
  story.injected.hang('connect')
  const first = endings([story.latchkey.connect({ wallet: harbor.wallet.key })])
  story.injected.hang('connect')
  void endings([story.latchkey.connect({ wallet: 'dev.latchkey.beacon' })])
  expect(await first).toEqual(['aborted'])
  const [one, other] = story.events.filter(({ type }) => type === connection.attemptStarted.type)
  const told = story.events.filter(({ type }) => type === 'connection/attemptSuperseded')
  expect(told.map(({ data }) => data)).toEqual([{ flow: one?.flow, by: other?.flow }])
})

describe('two switches in two kinds at once', () => {
  async function bothConnected() {
    const story = await startDuo(duo)
    await story.connect()
    const evm = story.injected.hang('switchNetwork')
    const sol = story.standard.hang('switchNetwork')
    const ends = [story.latchkey.switchNetwork(base.id), story.latchkey.switchNetwork(solanaDevnet.id)]
    return { story, evm, sol, ends: endings(ends) }
  }

  test('both end by themselves where both wallets agree', async () => {
    const { story, evm, sol, ends } = await bothConnected()
    evm.answer({ chainId: base.id })
    sol.answer({ chainId: solanaDevnet.id })
    expect(await ends).toEqual(['there', 'there'])
    expect(story.evm()).toMatchObject({ chainId: base.id })
    expect(story.solana()).toMatchObject({ chainId: solanaDevnet.id })
  })

  test('the refusal of one says nothing of the other', async () => {
    const { evm, sol, ends } = await bothConnected()
    evm.reject({ code: 'user-rejected' })
    sol.answer({ chainId: solanaDevnet.id })
    expect(await ends).toEqual(['user-rejected', 'there'])
  })

  test('a switch that waits for a wallet of its kind continues while the other wallet is asked', async () => {
    const story = await startDuo(duo)
    const connecting = story.standard.hang('connect')
    const asking = story.injected.hang('switchNetwork')
    const ends = endings([
      story.latchkey.switchNetwork(solanaDevnet.id),
      story.latchkey.switchNetwork(base.id),
    ])
    asking.answer({ chainId: base.id })
    connecting.answer(sharedOnSolana(solanaDevnet.id))
    expect(await ends).toEqual(['there', 'there'])
  })
})

test('a switch whose session ends is recorded as aborted, and its verb rejects', async () => {
  const story = await startDuo(duo)
  story.injected.hang('switchNetwork')
  const ends = endings([story.latchkey.switchNetwork(base.id)])
  await story.latchkey.disconnect()
  expect(await ends).toEqual(['aborted'])
  const started = story.events.find(({ type }) => type === network.switchStarted.type)
  const told = story.events.filter(({ type }) => type === network.switchFailed.type)
  expect(told.map(({ data }) => data)).toEqual([
    { attempt: started?.flow, chainId: base.id, failure: { code: 'aborted' } },
  ])
})

test('the late answer to a switch after which another was chosen moves no view', async () => {
  const story = await startDuo(duo)
  const late = story.injected.hang('switchNetwork')
  const ends = endings([story.latchkey.switchNetwork(base.id), story.latchkey.switchNetwork(polygon.id)])
  story.latchkey.dispatch(modal.openRequested({ view: 'Networks' }))
  late.answer({ chainId: base.id })
  expect(await ends).toEqual(['there', 'there'])
  expect(story.latchkey.state()).toMatchObject({
    modal: { open: true },
    router: { history: [{ view: 'Networks' }] },
  })
})

describe('with numeric ids from the host', () => {
  /** Ids that count down: in an object the last of them stands first. */
  function countingDown() {
    let next = 10_000
    return () => String((next -= 1))
  }

  async function numbered() {
    const story = startWith({
      options: { networks },
      wallets: [duo],
      standards: [solanaDuo, lagoon],
      createId: countingDown(),
    })
    await story.latchkey.connect({ wallet: duo.wallet.key })
    return story
  }

  test('the attempt that is shown is the last, whatever it is called', async () => {
    const story = await numbered()
    story.standard.hang('connect')
    void endings([story.connect()])
    story.injected.hang('connect')
    void endings([story.latchkey.connect({ wallet: duo.wallet.key })])
    expect(shownConnecting(story.latchkey.state().connection.flows)?.wallet.name).toBe('Duo')
  })

  test('the switch that is shown is the last, and overtaking ends the first', async () => {
    const story = await numbered()
    const question = story.standard.hang('connect')
    const both = [story.latchkey.switchNetwork(solanaDevnet.id), story.latchkey.switchNetwork(solana.id)]
    expect(shownSwitch(story.latchkey.state().network)?.chainId).toBe(solana.id)
    question.answer(sharedOnSolana(solana.id))
    expect(await endings(both)).toEqual(['aborted', 'there'])
  })
})

test('balances of one address on two chains are stored separately', async () => {
  const story = await startDuo(duo)
  await story.latchkey.switchNetwork(base.id)
  const [onMainnet, onBase] = [mainnet.id, base.id].map((chainId) =>
    ofAccount(story.latchkey.state().account.balances, { chainId, address: alice.address }),
  )
  expect([onMainnet, onBase]).toMatchObject([{ amount: '1234500000000000000' }, { amount: '0' }])
})

test('a provider that is asked for two chains, one after the other, ends both requests', async () => {
  const story = await startDuo(solanaDuo)
  const question = story.injected.hang('connect')
  const provider = createEip1193Provider(story.latchkey)
  const both = [base.id, polygon.id].map((id) =>
    provider.request({
      method: 'wallet_switchEthereumChain',
      params: [{ chainId: `0x${Number(id.slice('eip155:'.length)).toString(16)}` }],
    }),
  )
  await Promise.resolve()
  question.answer(sharedOnEthereum(polygon.id))
  const ends = await Promise.allSettled(both)
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
})
