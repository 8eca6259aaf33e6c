import { createPublicClient, http } from 'viem'
import { verifySiweMessage } from 'viem/siwe'
import base58 from 'bs58'
import type { SignedMessage } from './signed-message.ts'
import type { SignedIn } from './sessions.ts'

/** Returns the node's URL of a chain, by CAIP-2 id, or `null` if it is not running. */
export type NodeUrl = (chain: string) => string | null

/**
 * Returns the signer, or `null`: a key, a contract (ERC-1271), or a contract that is not deployed yet (ERC-6492). The chain is asked about
 * contracts.
 */
export async function verifySignature(
  message: string,
  signature: string,
  said: SignedMessage,
  nodeUrl: NodeUrl,
): Promise<SignedIn | null> {
  if (said.kind === 'Solana') {
    const isSigned = await isSignedBySolana(message, signature, said.address)
    return isSigned ? { address: said.address, chainId: `solana:${said.chainId}` } : null
  }
  const url = nodeUrl(`eip155:${said.chainId}`)
  if (url === null) return null
  const client = createPublicClient({ transport: http(url) })
  const isSigned = await verifySiweMessage(client, { message, signature: signature as `0x${string}` })
  return isSigned ? { address: said.address, chainId: Number(said.chainId) } : null
}

async function isSignedBySolana(message: string, signature: string, address: string): Promise<boolean> {
  const raw = Uint8Array.from(base58.decode(address))
  const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', true, ['verify'])
  const bytes = new TextEncoder().encode(message)
  return crypto.subtle.verify('Ed25519', key, Uint8Array.from(base58.decode(signature)), bytes)
}
