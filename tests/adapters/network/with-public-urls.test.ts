import { expect, test } from 'vitest'
import { withPublicUrls } from '../../../adapters/network/with-public-urls.ts'
import { mainnet, polygon } from '../../../core/domain/network/known-networks.ts'
import type { Network } from '../../../core/domain/network/network.ts'
import type { Connector } from '../../../core/ports/connector.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'

function connected(networks: Network[]) {
  const added: Network[] = []
  const addNetwork: Connector['addNetwork'] = async ({ network }) => {
    added.push(network)
    return { chainId: network.id }
  }
  const connector = withPublicUrls({ addNetwork, dispose: () => 'gone' }, () => ({ networks }))
  return { connector, added }
}

const reached = { ...polygon, rpcUrls: ['https://rpc.example/secret', ...polygon.rpcUrls] }
const asked = { walletKey: 'dev.latchkey.harbor', network: reached }

test('a network is added with its offered URLs, and other calls pass through', async () => {
  const { connector, added } = connected([mainnet, polygon])
  expect(await valueOf(connector.addNetwork(asked, unhurried))).toEqual({ chainId: polygon.id })
  expect(added).toEqual([polygon])
  expect(connector.dispose()).toBe('gone')
})

test('a network that is no longer on offer is not added', async () => {
  const { connector, added } = connected([mainnet])
  expect(await failureFrom(connector.addNetwork(asked, unhurried))).toMatchObject({
    code: 'chain-unsupported',
  })
  expect(added).toEqual([])
})
