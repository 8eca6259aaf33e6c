import { expect, test } from 'vitest'
import { isNodeMethod } from '../../../../core/domain/network/node-methods.ts'

test.each([
  'eth_blobBaseFee',
  'eth_blockNumber',
  'eth_call',
  'eth_createAccessList',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
  'eth_sendRawTransaction',
  'eth_syncing',
  'net_version',
])('a node answers %s as well as a wallet', (method) => {
  expect(isNodeMethod(method)).toBe(true)
})

test.each([
  'eth_accounts',
  'eth_chainId',
  'eth_getEncryptionPublicKey',
  'eth_getFilterChanges',
  'eth_newFilter',
  'eth_requestAccounts',
  'eth_sendTransaction',
  'eth_sign',
  'eth_signTypedData_v4',
  'personal_sign',
  'wallet_getCapabilities',
  'solana_signMessage',
])('a wallet is asked for %s', (method) => {
  expect(isNodeMethod(method)).toBe(false)
})
