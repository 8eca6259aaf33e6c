/** Of JSON-RPC (EIP-1474), what begins so: reading, estimating, and sending what is signed already; what one node remembers (filters) and what needs a key is not among it. */
const asked =
  /^(eth_(?!getEncryption|getFilter)(get|block|blob|call$|createAccess|estimate|fee|gas|max|sendRaw|simulate|syncing)|net_version$|web3_clientVersion$)/

/** Whether any node of the chain answers this as well as a wallet would. */
export function isNodeMethod(method: string): boolean {
  return asked.test(method)
}
