/** The event in which an EntryPoint tells how an operation ended: `UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)` (ERC-4337). */
const operationEvent = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'

/** How many characters a word takes, and where the data of the event says whether the operation did what it was to do. */
const word = 64
const outcomeAt = 2 + word

/** Whether a transaction carried an operation of a contract that failed: the transaction itself counts as good then, and nothing was done but to pay for it. */
export function hasFailedOperation(logs: unknown, account: string): boolean {
  const sender = account.slice(2).toLowerCase()
  return (Array.isArray(logs) ? (logs as unknown[]) : []).some((log) => {
    const { topics, data } = Object(log) as { readonly topics?: unknown; readonly data?: unknown }
    const [event, , by] = Array.isArray(topics) ? (topics as unknown[]) : []
    const isOwn = event === operationEvent && typeof by === 'string' && by.toLowerCase().endsWith(sender)
    return isOwn && typeof data === 'string' && /^0+$/.test(data.slice(outcomeAt, outcomeAt + word))
  })
}
