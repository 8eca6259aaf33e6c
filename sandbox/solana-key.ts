import base58 from 'bs58'
import { createKeyPairSignerFromPrivateKeyBytes, signBytes, type KeyPairSigner } from '@solana/kit'

/** A Solana key pair, as a signer of Solana Kit. Its address is the public key in base58. */
export type SolanaKey = KeyPairSigner & {
  /** The secret and the public key, 64 bytes in base58, in the export format of Solana's tools. */
  readonly secretKey: string
  /** Signs bytes with Ed25519. Returns 64 bytes. */
  sign(message: Uint8Array): Promise<Uint8Array>
}

const hardened = 0x8000_0000

/** Derives the key of a phrase at m/44'/501'/index'/0' (BIP-39, SLIP-0010), as Solana wallets do. */
export async function solanaKey(phrase: string, index: number): Promise<SolanaKey> {
  let node = await hmac(new TextEncoder().encode('ed25519 seed'), await phraseSeed(phrase))
  for (const step of [44, 501, index, 0]) {
    const data = new Uint8Array(37)
    data.set(node.subarray(0, 32), 1)
    new DataView(data.buffer).setUint32(33, hardened + step)
    node = await hmac(node.subarray(32), data)
  }
  return keyOf(node.subarray(0, 32))
}

/** Returns a new random key. */
export function newSolanaKey(): Promise<SolanaKey> {
  return keyOf(crypto.getRandomValues(new Uint8Array(32)))
}

/** Returns the key of a secret key in the export format of Solana's tools: 64 bytes in base58. */
export function importSolanaKey(secretKey: string): Promise<SolanaKey> {
  return keyOf(base58.decode(secretKey).subarray(0, 32))
}

async function keyOf(secret: Uint8Array): Promise<SolanaKey> {
  const signer = await createKeyPairSignerFromPrivateKeyBytes(secret)
  return {
    ...signer,
    secretKey: base58.encode(Uint8Array.from([...secret, ...base58.decode(signer.address)])),
    sign: (message) => signBytes(signer.keyPair.privateKey, message),
  }
}

/** Returns the seed of a phrase, 64 bytes (BIP-39), by the platform's PBKDF2. */
export async function phraseSeed(phrase: string): Promise<Uint8Array> {
  const text = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', text.encode(phrase), 'PBKDF2', false, ['deriveBits'])
  const way = { name: 'PBKDF2', hash: 'SHA-512', salt: text.encode('mnemonic'), iterations: 2_048 }
  return new Uint8Array(await crypto.subtle.deriveBits(way, key, 512))
}

async function hmac(secret: Uint8Array, data: Uint8Array): Promise<Uint8Array> {
  const way = { name: 'HMAC', hash: 'SHA-512' }
  const key = await crypto.subtle.importKey('raw', Uint8Array.from(secret), way, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, Uint8Array.from(data)))
}
