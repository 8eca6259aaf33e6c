/** The methods that the secure frame answers without confirmation: it reads, estimates, and sends signed transactions. */
export const safeMethods = [
  'eth_accounts',
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getAccount',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getCode',
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_getUncleCountByBlockHash',
  'eth_getUncleCountByBlockNumber',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
  'eth_sendRawTransaction',
  'eth_syncing',
  'eth_uninstallFilter',
  'wallet_getCapabilities',
  'wallet_getCallsStatus',
  'eth_getUserOperationReceipt',
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_supportedEntryPoints',
] as const

/** The methods that a visitor confirms in the secure frame: they sign, send or grant permissions. */
export const confirmedMethods = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
  'wallet_sendCalls',
  'wallet_grantPermissions',
  'eth_sendUserOperation',
] as const

/** The confirmed methods that also send to a chain. */
const sendingMethods: ReadonlySet<string> = new Set([
  'eth_sendTransaction',
  'solana_signAndSendTransaction',
  'wallet_sendCalls',
  'eth_sendUserOperation',
] satisfies (typeof confirmedMethods)[number][])

/** A method that the secure frame allows. */
export type FrameMethod = (typeof safeMethods)[number] | (typeof confirmedMethods)[number]

/** Returns whether a method needs no confirmation. */
export function isSafeMethod(method: string): boolean {
  return safeMethods.some((safe) => safe === method)
}

/** Returns whether a method sends to a chain, instead of only signing. */
export function isSendingMethod(method: string): boolean {
  return sendingMethods.has(method)
}

/** Returns whether the secure frame allows a method, confirmed or not. */
export function isFrameMethod(method: string): method is FrameMethod {
  return isSafeMethod(method) || confirmedMethods.some((confirmed) => confirmed === method)
}
