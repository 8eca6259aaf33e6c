import { expect, test } from 'vitest'
import { browserWalletKey } from '../../../../core/domain/wallets/wallet.ts'
import {
  connectorType,
  frameConnector,
  pairingConnector,
} from '../../../../core/domain/connection/connector.ts'

test.each([
  ['a wallet on window.ethereum, which announces nothing', 'injected', browserWalletKey, 'INJECTED'],
  ['a wallet that announces itself', 'injected', 'dev.latchkey.harbor', 'ANNOUNCED'],
  ['a phone', pairingConnector, 'wc:1', 'WALLET_CONNECT'],
  ['the secure frame', frameConnector, 'frame', 'AUTH'],
] as const)('%s is reported under its name in the specification', (_, connector, key, type) => {
  expect(connectorType(connector, key)).toBe(type)
})
