import type { Transaction } from '@solana/kit'
import { accountKeysOf } from './account-keys.ts'
import { writeAccount } from './account-writing.ts'
import { writeAirdrop } from './airdrop.ts'
import { withContext, type Call } from './call.ts'
import type { Outcome } from './ledger.ts'
import { checkContextSlot, readAddress, readOptions, readWhole } from './parameters.ts'
import { faucetKey } from './persons.ts'
import { invalidParams, RpcError, rpcCodes } from './rpc-error.ts'
import type { SolanaNode } from './solana-node.ts'
import { blockhashOf, readMessage, readTransaction } from './wire-transaction.ts'

const badSignature = 'Transaction signature verification failure'

/** The methods that send transactions, or ask what would become of them. */
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
    const outcome = node.preview(wire, { verify, anyBlockhash: replace })
    if (outcome.failure?.err === 'SignatureFailure') throw new RpcError(rpcCodes.signature, badSignature)
    const blockhash = replace ? node.blockhashes.of(node.clock.slot()) : null
    return withContext(node, {
      ...writeOutcome(outcome),
      ...(options['innerInstructions'] === true && { innerInstructions: outcome.inner }),
      accounts: writeAccounts(node, outcome.after, options['accounts']),
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

function writeAccounts(
  node: SolanaNode,
  after: ReturnType<SolanaNode['preview']>['after'],
  wish: unknown,
): readonly unknown[] | null {
  const { addresses, encoding } = (wish ?? {}) as { addresses?: unknown; encoding?: unknown }
  if (!Array.isArray(addresses)) return null
  return addresses.map((address) => {
    const key = readAddress(address)
    const account = after.get(key) ?? node.ledger.account(key)
    return account && writeAccount(account, { encoding: encoding ?? 'base64' }, node.decimalsOf)
  })
}
