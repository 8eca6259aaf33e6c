import { expect, test } from 'vitest'
import { walletError } from '../../../../adapters/wallets/wallet-error.ts'
import { failureOf } from '../../../../core/domain/errors/failure.ts'
import { isSureRefusal } from '../../../../core/domain/errors/sure-refusal.ts'

const balance = 'insufficient funds for gas * price + value: balance 0, tx cost 21000, overshot 21000'

test.each([
  ['does not know the page', { code: 4100, message: 'Unauthorized.' }, true],
  ['has a node that finds too little', { code: -32000, message: balance }, true],
  ['lost its connection to all chains', { code: 4900, message: 'Disconnected.' }, false],
  ['lost its connection to the chain', { code: 4901, message: 'Chain disconnected.' }, false],
])('whether a wallet that %s has certainly sent nothing', (_, error, isSure) => {
  expect(isSureRefusal(failureOf(walletError(error, 'eth_sendTransaction')).code)).toBe(isSure)
})
