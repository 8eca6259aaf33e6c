import { writeAccount } from '../accounts/account-writing.ts'
import { withContext, type Call } from './call.ts'
import { checkContextSlot, readAddress, readOptions } from './parameters.ts'
import { tokenProgramAt, tokenPrograms } from '../../token-programs.ts'
import { invalidParams } from './rpc-error.ts'
import type { SolanaNode } from '../solana-node.ts'
import { tokenAmount } from '../tokens/token-amount.ts'
import { readHolding, readMint } from '../tokens/token-bytes.ts'

/** The methods that read tokens. */
export const tokenCalls: Readonly<Record<string, Call>> = {
  getTokenAccountsByOwner(node, params) {
    const owner = readAddress(params[0])
    const { program, mint } = readFilter(node, readOptions(params, 1))
    const options = readOptions(params, 2)
    checkContextSlot(node, options)
    const found = node.ledger.ownedBy(tokenPrograms[program]).flatMap(([pubkey, account]) => {
      const holding = readHolding(account.data, program)
      const isWanted = holding?.owner === owner && (mint === null || holding.mint === mint)
      return isWanted ? [{ pubkey, account: writeAccount(account, options, node.decimalsOf) }] : []
    })
    return withContext(node, found)
  },
  getTokenAccountBalance(node, params) {
    const account = node.ledger.account(readAddress(params[0]))
    if (!account) throw invalidParams('Invalid param: could not find account')
    const program = tokenProgramAt(account.owner)
    const holding = program && readHolding(account.data, program)
    const decimals = holding && node.decimalsOf(holding.mint)
    if (!holding || decimals === null) throw invalidParams('Invalid param: not a Token account')
    return withContext(node, tokenAmount(holding.amount, decimals))
  },
  getTokenSupply(node, params) {
    const account = node.ledger.account(readAddress(params[0]))
    if (!account) throw invalidParams('Invalid param: could not find account')
    const program = tokenProgramAt(account.owner)
    const mint = program && readMint(account.data, program)
    if (!mint) throw invalidParams('Invalid param: not a Token mint')
    return withContext(node, tokenAmount(mint.supply, mint.decimals))
  },
}

function readFilter(node: SolanaNode, filter: Readonly<Record<string, unknown>>) {
  if (filter['mint'] !== undefined) {
    const mint = readAddress(filter['mint'])
    const owner = node.ledger.account(mint)?.owner
    if (owner === undefined) throw invalidParams('Invalid param: could not find mint')
    const program = tokenProgramAt(owner)
    if (!program) throw invalidParams('Invalid param: not a Token mint')
    return { program, mint }
  }
  if (filter['programId'] === undefined) {
    throw invalidParams('Invalid params: unknown variant, expected `mint` or `programId`.')
  }
  const program = tokenProgramAt(readAddress(filter['programId']))
  if (!program) throw invalidParams('Invalid param: unrecognized Token program id')
  return { program, mint: null }
}
