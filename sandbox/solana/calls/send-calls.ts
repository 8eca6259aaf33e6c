import type { Address, Transaction } from '@solana/kit'
import { accountKeysOf } from '../accounts/account-keys.ts'
import { writeAccount } from '../accounts/account-writing.ts'
import { writeAirdrop } from '../airdrop.ts'
import { withContext, type Call } from './call.ts'
import type { Outcome } from '../ledger/ledger.ts'
import { checkContextSlot, readAddress, readOptions, readWhole } from './parameters.ts'
import { faucetKey } from '../persons.ts'
import { invalidParams, RpcError, rpcCodes } from './rpc-error.ts'
import type { SolanaNode } from '../solana-node.ts'
import type { Balances } from '../ledger/transaction-record.ts'
import { blockhashOf, readMessage, readTransaction } from '../ledger/wire-transaction.ts'

const badSignature = 'Transaction signature verification failure'

/** The methods that send or simulate transactions. */
export const sendCalls: Readonly<Record<string, Call>> = {
  sendTransaction(node, params) {
    const options = readOptions(params, 1)
    checkContextSlot(node, options)
    const wire = readTransaction(params[0], options['encoding'])
    if (options['skipPreflight'] !== true) {
      const outcome = node.preview(wire, { verify: true, anyBlockhash: false })
      if (outcome.failure?.err === 'SignatureFailure') throw new RpcError(rpcCodes.signature, badSignature)
      if (outcome.failure) {
        const message = `Transaction simulation failed: ${outcome.failure.text}`
        throw new RpcError(rpcCodes.preflight, message, { ...writeOutcome(outcome), accounts: null })
      }
    }
    node.process(wire)
    return wire.signatures[0]
  },
  simulateTransaction(node, params) {
    const options = readOptions(params, 1)
    checkContextSlot(node, options)
    const wire = readTransaction(params[0], options['encoding'])
    const [verify, replace] = [options['sigVerify'] === true, options['replaceRecentBlockhash'] === true]
    if (verify && replace) throw invalidParams('sigVerify may not be used with replaceRecentBlockhash')
    const keys = accountKeysOf(wire.message, node.ledger.account)
    const wish = readWishedAccounts(options['accounts'], keys.length)
    const before = node.balances(keys)
    const outcome = node.preview(wire, { verify, anyBlockhash: replace })
    if (outcome.failure?.err === 'SignatureFailure') throw new RpcError(rpcCodes.signature, badSignature)
    const blockhash = replace ? node.blockhashes.of(node.clock.slot()) : null
    return withContext(node, {
      ...writeOutcome(outcome),
      ...(outcome.failure ? {} : writeBalances(outcome.fee, before, node.balances(keys, outcome.after))),
      ...(options['innerInstructions'] === true && { innerInstructions: outcome.inner }),
      accounts: wish && writeAccounts(node, outcome, wish),
      replacementBlockhash: blockhash && {
        blockhash,
        lastValidBlockHeight: node.blockhashes.lastHeight(blockhash),
      },
    })
  },
  getFeeForMessage(node, params) {
    checkContextSlot(node, readOptions(params, 1))
    const { bytes, message } = readMessage(params[0])
    if (node.blockhashes.lastHeight(blockhashOf(message)) === null) return withContext(node, null)
    const signers = accountKeysOf(message, node.ledger.account).filter(({ signer }) => signer)
    const signatures = Object.fromEntries(signers.map(({ pubkey }) => [pubkey, null]))
    const transaction = { messageBytes: bytes, signatures } as unknown as Transaction
    return withContext(node, node.ledger.simulate(transaction, false).fee)
  },
  async requestAirdrop(node, params) {
    const to = readAddress(params[0])
    const lamports = readWhole(params[1], 'lamports')
    const blockhash = node.blockhashes.of(node.clock.slot())
    const wire = await writeAirdrop(await faucetKey(), to, lamports, blockhash)
    if (!node.process(wire)) throw new RpcError(rpcCodes.invalidRequest, 'The faucet has run dry.')
    return wire.signatures[0]
  },
}

function writeOutcome({ failure, logs, units, returned }: Outcome): Readonly<Record<string, unknown>> {
  return {
    err: failure?.err ?? null,
    innerInstructions: null,
    loadedAccountsDataSize: 0,
    logs,
    replacementBlockhash: null,
    returnData: returned,
    unitsConsumed: units,
  }
}

/** Returns the balances that newer nodes add to a simulation. */
function writeBalances(fee: number, before: Balances, after: Balances): Readonly<Record<string, unknown>> {
  return {
    fee,
    preBalances: before.lamports,
    postBalances: after.lamports,
    preTokenBalances: before.tokens,
    postTokenBalances: after.tokens,
  }
}

/** The accounts that a simulation returns, and their encoding. */
type WishedAccounts = { readonly addresses: readonly Address[]; readonly encoding: unknown }

/** Reads the requested accounts of a simulation. As in nodes, there are at most as many as in the transaction, and none in base58. */
function readWishedAccounts(wish: unknown, most: number): WishedAccounts | null {
  if (wish === undefined || wish === null) return null
  const { addresses, encoding } = Object(wish) as {
    readonly addresses?: unknown
    readonly encoding?: unknown
  }
  if (!Array.isArray(addresses)) throw invalidParams('Invalid params: missing field `addresses`.')
  if (encoding === 'base58' || encoding === 'binary') throw invalidParams('base58 encoding not supported')
  if (addresses.length > most) throw invalidParams(`Too many accounts provided; max ${most}`)
  return { addresses: addresses.map((address) => readAddress(address)), encoding: encoding ?? 'base64' }
}

/** Returns the accounts after a simulation. A failed one returns none. */
function writeAccounts(
  node: SolanaNode,
  { failure, after }: ReturnType<SolanaNode['preview']>,
  { addresses, encoding }: WishedAccounts,
): readonly unknown[] {
  if (failure) return addresses.map(() => null)
  return addresses.map((address) => {
    const account = after.get(address) ?? node.ledger.account(address)
    return account && writeAccount(account, { encoding }, node.decimalsOf)
  })
}
