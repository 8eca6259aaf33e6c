/**
 * The prefixes of JSON-RPC methods (EIP-1474) that read, estimate, and send signed transactions. Methods that depend on one node's memory (filters)
 * or on a key are excluded.
 */
const asked =
  /^(eth_(?!getEncryption|getFilter)(get|block|blob|call$|createAccess|estimate|fee|gas|max|sendRaw|simulate|syncing)|net_version$|web3_clientVersion$)/

/** Returns whether any node of the chain can answer a method in place of a wallet. */
export function isNodeMethod(method: string): boolean {
  return asked.test(method)
}
