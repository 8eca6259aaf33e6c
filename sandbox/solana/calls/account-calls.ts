import { writeAccount } from '../accounts/account-writing.ts'
import { withContext, type Call } from './call.ts'
import { checkContextSlot, readAddress, readOptions, readWhole } from './parameters.ts'
import { invalidParams } from './rpc-error.ts'

const mostAccounts = 100

/** The methods that read accounts. */
export const accountCalls: Readonly<Record<string, Call>> = {
  getBalance(node, params) {
    const address = readAddress(params[0])
    checkContextSlot(node, readOptions(params, 1))
    return withContext(node, node.ledger.account(address)?.lamports ?? 0n)
  },
  getAccountInfo(node, params) {
    const account = node.ledger.account(readAddress(params[0]))
    const options = readOptions(params, 1)
    checkContextSlot(node, options)
    return withContext(node, account && writeAccount(account, options, node.decimalsOf))
  },
  getMultipleAccounts(node, params) {
    const addresses: readonly unknown[] = Array.isArray(params[0]) ? params[0] : []
    const options = readOptions(params, 1)
    checkContextSlot(node, options)
    if (addresses.length > mostAccounts) {
      throw invalidParams(`Too many inputs provided; max ${mostAccounts}`)
    }
    const accounts = addresses.map((address) => node.ledger.account(readAddress(address)))
    return withContext(
      node,
      accounts.map((account) => account && writeAccount(account, options, node.decimalsOf)),
    )
  },
  getMinimumBalanceForRentExemption: (node, params) =>
    node.ledger.rent(readWhole(params[0], 'the size of the account')),
}
