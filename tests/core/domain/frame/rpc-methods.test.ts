import { expect, test } from 'vitest'
import {
  confirmedMethods,
  isFrameMethod,
  isSafeMethod,
  safeMethods,
} from '../../../../core/domain/frame/rpc-methods.ts'

/** The forty that the frame answers by itself, and the ten that a person confirms, as the protocol lists them. */
const safe = `
  eth_accounts eth_blockNumber eth_call eth_chainId eth_estimateGas eth_feeHistory eth_gasPrice eth_getAccount
  eth_getBalance eth_getBlockByHash eth_getBlockByNumber eth_getBlockReceipts eth_getBlockTransactionCountByHash
  eth_getBlockTransactionCountByNumber eth_getCode eth_getFilterChanges eth_getFilterLogs eth_getLogs eth_getProof
  eth_getStorageAt eth_getTransactionByBlockHashAndIndex eth_getTransactionByBlockNumberAndIndex
  eth_getTransactionByHash eth_getTransactionCount eth_getTransactionReceipt eth_getUncleCountByBlockHash
  eth_getUncleCountByBlockNumber eth_maxPriorityFeePerGas eth_newBlockFilter eth_newFilter
  eth_newPendingTransactionFilter eth_sendRawTransaction eth_syncing eth_uninstallFilter wallet_getCapabilities
  wallet_getCallsStatus eth_getUserOperationReceipt eth_estimateUserOperationGas eth_getUserOperationByHash
  eth_supportedEntryPoints`
const confirmed = `
  personal_sign eth_signTypedData_v4 eth_sendTransaction solana_signMessage solana_signTransaction
  solana_signAllTransactions solana_signAndSendTransaction wallet_sendCalls wallet_grantPermissions
  eth_sendUserOperation`
const listed = (names: string) => names.trim().split(/\s+/)

test('forty methods are safe, ten are confirmed, each by its name', () => {
  expect(safeMethods).toEqual(listed(safe))
  expect(confirmedMethods).toEqual(listed(confirmed))
})

test.each(['eth_call', 'eth_sendRawTransaction', 'wallet_getCallsStatus', 'eth_supportedEntryPoints'])(
  '%s needs no confirmation',
  (method) => expect([isSafeMethod(method), isFrameMethod(method)]).toEqual([true, true]),
)

test.each(['personal_sign', 'eth_sendTransaction', 'solana_signMessage', 'wallet_sendCalls'])(
  'a person confirms %s',
  (method) => expect([isSafeMethod(method), isFrameMethod(method)]).toEqual([false, true]),
)

test.each([
  'eth_sign',
  'wallet_sendTransaction',
  'eth_signTypedData',
  'toString',
  '__proto__',
  '',
  'ETH_CALL',
])('the frame is never asked for %j', (method) => expect(isFrameMethod(method)).toBe(false))
