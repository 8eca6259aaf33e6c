/** What the secure frame answers without asking anybody: it reads, estimates, and sends what is signed already (spec 5). */
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

/** What a person confirms in the secure frame: whatever signs, sends or permits. */
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

/** Of what a person confirms, whatever is carried out on a chain and is seen there afterwards. */
const sendingMethods: ReadonlySet<string> = new Set([
  'eth_sendTransaction',
  'solana_signAndSendTransaction',
  'wallet_sendCalls',
  'eth_sendUserOperation',
] satisfies (typeof confirmedMethods)[number][])

/** A method that may be asked of the secure frame at all. */
export type FrameMethod = (typeof safeMethods)[number] | (typeof confirmedMethods)[number]

/** Whether nobody has to confirm a method. */
export function isSafeMethod(method: string): boolean {
  return safeMethods.some((safe) => safe === method)
}

/** Whether a method sends something to a chain, rather than only signing it. */
export function isSendingMethod(method: string): boolean {
  return sendingMethods.has(method)
}

/** Whether a method may be asked of the secure frame, confirmed or not. */
export function isFrameMethod(method: string): method is FrameMethod {
  return isSafeMethod(method) || confirmedMethods.some((confirmed) => confirmed === method)
}
