import { expect, test } from 'vitest'
import { solana } from '../../../../core/domain/network/known-networks.ts'
import { defaultOnRampOptions } from '../../../../core/domain/buy/options.ts'
import { onRampNetworkName } from '../../../../core/domain/buy/network-name.ts'
import { currentPurchase } from '../../../../core/selectors/buy/on-ramp.ts'
import { buying, meld } from '../../view-models/buy/state.ts'

test('the built-in options use the network names of on-ramps', () => {
  const networks = defaultOnRampOptions.purchaseCurrencies.flatMap((currency) => currency.networks)
  expect(networks.map(({ chainId }) => onRampNetworkName(chainId))).toEqual(networks.map(({ name }) => name))
})

test('the coin of a network that the service does not sell has an on-ramp network name', () => {
  const { state } = buying({ networks: [solana], onRampProviders: [meld] }, solana.id)
  expect(currentPurchase(state())?.network).toMatchObject({ name: 'solana-mainnet', label: 'Solana' })
})

test('the coin of a network that no on-ramp is known to sell on has the name that its host gave it', () => {
  const gnosis = {
    id: 'eip155:100',
    name: 'Gnosis',
    nativeCurrency: { name: 'xDAI', symbol: 'XDAI', decimals: 18 },
    rpcUrls: ['https://rpc.example'],
  } as const
  const { state } = buying({ networks: [gnosis], onRampProviders: [meld] }, gnosis.id)
  expect(currentPurchase(state())?.network.name).toBe('Gnosis')
})
