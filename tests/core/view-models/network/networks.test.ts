import { expect, test } from 'vitest'
import type { Network } from '../../../../core/domain/network/network.ts'
import { arbitrum, base, mainnet, optimism, polygon } from '../../../../core/domain/network/known-networks.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { network } from '../../../../core/events/network/network.ts'
import { networksView } from '../../../../core/view-models/network/networks.ts'
import { typed } from '../../../../core/view-models/parts/text-field.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'

function opened({ connect = true, ...options }: { connect?: boolean; networks?: readonly Network[] } = {}) {
  const story = startStory({ options })
  story.latchkey.start()
  if (connect) story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  return { ...story, parts: () => networksView(story.latchkey.state()).parts }
}

test('the networks on offer are listed and the current one is marked', () => {
  const { parts } = opened()
  expect(parts().list.items.map(({ label, selected = false }) => [label, selected])).toEqual([
    ['Ethereum', true],
    ['Base', false],
    ['Polygon', false],
  ])
})

test('four networks are listed without a search', () => {
  const networks = [mainnet, base, polygon, optimism]
  expect(opened({ connect: false, networks }).parts().search).toBeNull()
})

test('the search filters five networks by every typed word', () => {
  const networks = [mainnet, base, polygon, optimism, arbitrum]
  const { parts, latchkey } = opened({ connect: false, networks })
  const type = (text: string) => {
    const { search } = parts()
    if (search) latchkey.dispatch(typed(search, text))
  }
  type('pol 137')
  expect(parts().search?.value).toBe('pol 137')
  expect(parts().list.items.map(({ label }) => label)).toEqual(['Polygon'])
  type('moon')
  expect(parts().list).toMatchObject({ items: [], empty: 'No networks found' })
})

test('a pending switch shows its row as busy and disables the others', () => {
  const { parts, latchkey, injected } = opened()
  injected.hang('switchNetwork')
  latchkey.dispatch(network.chosen({ chainId: 'eip155:8453' }))
  expect(parts().list.items.map(({ press }) => press)).toEqual([null, null, null])
  expect(parts().list.items[1]).toMatchObject({ busy: true, detail: 'Confirm in Harbor' })
})

test('a wallet that keeps silent for ten seconds is looked for where it may hide', () => {
  const { parts, latchkey, injected, clock } = opened()
  injected.hang('switchNetwork')
  latchkey.dispatch(network.chosen({ chainId: 'eip155:8453' }))
  clock.pass(10_000)
  expect(parts().list.items[1]?.detail).toBe('Open Harbor to answer')
})

test('a chain that must be added says so', () => {
  const { parts, latchkey, injected } = opened()
  injected.hang('addNetwork')
  latchkey.dispatch(network.chosen({ chainId: 'eip155:137' }))
  expect(parts().list.items[2]?.detail).toBe('Add Polygon in Harbor')
})

test('a refused switch shows the reason and the current network', () => {
  const { parts, latchkey, injected } = opened()
  injected.reject('switchNetwork', { code: 'user-rejected' })
  latchkey.dispatch(network.chosen({ chainId: 'eip155:8453' }))
  expect(parts().failed).toMatchObject({ title: 'Network switch declined', body: 'Still on Ethereum' })
})
