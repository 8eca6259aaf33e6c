import { createPublicKey, verify } from 'node:crypto'
import { PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { fromBase58, toBase58 } from '../../../core/domain/values/base58.ts'
import { askChain } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'

/** The sandbox's Solana. */
export const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

/** Settings of the demo page for the sandbox's EVM chains and its Solana. */
export const bothKinds = { networks: ['eip155:1', 'eip155:8453', 'eip155:137', devnet].join('\n') }

/** The same where a visitor begins on Solana. */
export const solanaFirst = { networks: [devnet, 'eip155:1'].join('\n') }

/** Tells a Solana wallet of the sandbox what to do, as a developer would in the console. */
export function setSolanaWallet(
  { page }: Visitor,
  name: string,
  method: string,
  ...given: readonly unknown[]
): Promise<void> {
  return page.evaluate(
    async ({ name, method, given }) => {
      const wallets = Reflect.get(window, 'sandboxSolanaWallets') as Record<
        string,
        Record<string, (...all: readonly unknown[]) => Promise<void>>
      >
      await wallets[name]?.[method]?.(...given)
    },
    { name, method, given },
  )
}

/** What a host asks by its verb `request`. */
export type HostQuestion = {
  readonly method: string
  readonly params?: unknown
  readonly namespace?: 'eip155' | 'solana'
}

/** What a question of the host came to, so that its wallet can be answered meanwhile. */
export type HostAnswer = { readonly result: unknown } | { readonly code: string; readonly message: string }

/** Asks by the host's verb `request`, and answers its result or its failure. */
export function askHost({ page }: Visitor, request: HostQuestion): Promise<HostAnswer> {
  return page.evaluate(
    (asked) =>
      window.latchkey.request(asked).then(
        (result) => ({ result }),
        ({ code, message }: { code: string; message: string }) => ({ code, message }),
      ),
    request,
  )
}

/** A transfer of lamports on the sandbox's Solana, not signed yet, in base64. */
export async function transferOf(
  url: string,
  { from, to, lamports }: { readonly from: string; readonly to: string; readonly lamports: number },
): Promise<string> {
  const latest = (await askChain(url, 'getLatestBlockhash', [])) as { value: { blockhash: string } }
  const payer = new PublicKey(from)
  const message = new TransactionMessage({
    payerKey: payer,
    recentBlockhash: latest.value.blockhash,
    instructions: [SystemProgram.transfer({ fromPubkey: payer, toPubkey: new PublicKey(to), lamports })],
  })
  const transaction = new VersionedTransaction(message.compileToLegacyMessage())
  return Buffer.from(transaction.serialize()).toString('base64')
}

/** How many lamports an account of the sandbox's Solana has. */
export async function lamportsOf(url: string, address: string): Promise<number> {
  return ((await askChain(url, 'getBalance', [address])) as { value: number }).value
}

/** Whether a signature (base58) of a text, or of bytes, is that of an account of Solana. */
export function isSignedBy(address: string, signed: string | Uint8Array, signature: string): boolean {
  const key = createPublicKey({
    key: Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), new PublicKey(address).toBytes()]),
    format: 'der',
    type: 'spki',
  })
  return verify(null, Buffer.from(signed), key, fromBase58(signature) ?? new Uint8Array())
}

/** The parameters of `solana_signMessage` for a text. */
export function messageFor(
  pubkey: string,
  text: string,
): { readonly message: string; readonly pubkey: string } {
  return { message: toBase58(new TextEncoder().encode(text)), pubkey }
}
