import { createPublicKey, verify } from 'node:crypto'
import base58 from 'bs58'

/** The seconds by which the clocks of a client and the relay may differ. */
const clockTolerance = 60
const didKeyPrefix = 'did:key:z'

type Claims = { iss?: unknown; aud?: unknown; iat?: unknown; exp?: unknown }

/**
 * Checks a client's token (an EdDSA JWT, issued by a `did:key`, for this relay) and returns the client's id, its `did:key`. Throws a sentence
 * that names the error. `host` is the relay's host and port; `now` is in seconds since 1970.
 */
export function readClientToken(token: string, host: string, now: number): string {
  const [head = '', body = '', signature = '', ...more] = token.split('.')
  if (more.length > 0 || !signature) throw new Error('The token must have three parts.')
  const { alg } = readPart<{ alg?: unknown }>(head, 'header')
  if (alg !== 'EdDSA') throw new Error(`The token must be signed with EdDSA, not ${String(alg)}.`)
  const { iss, aud, iat, exp } = readPart<Claims>(body, 'payload')
  if (typeof iss !== 'string') throw new Error('The token names no issuer.')
  if (!verify(null, Buffer.from(`${head}.${body}`), publicKeyOf(iss), Buffer.from(signature, 'base64url'))) {
    throw new Error('The signature of the token is wrong.')
  }
  if (typeof aud !== 'string' || !URL.canParse(aud) || new URL(aud).host !== host) {
    throw new Error(`The token is for ${String(aud)}, not for ${host}.`)
  }
  if (typeof exp !== 'number' || exp + clockTolerance < now) throw new Error('The token has expired.')
  if (typeof iat !== 'number' || iat - clockTolerance > now) throw new Error('The token is from the future.')
  return iss
}

function readPart<Part>(text: string, name: string): Part {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Part
  } catch {
    throw new Error(`The ${name} of the token is not JSON.`)
  }
}

function publicKeyOf(issuer: string) {
  if (!issuer.startsWith(didKeyPrefix)) throw new Error('The issuer of the token must be a did:key.')
  const bytes = Buffer.from(base58.decode(issuer.slice(didKeyPrefix.length)))
  // 0xed01 is the multicodec prefix of an Ed25519 public key.
  if (bytes.length !== 34 || bytes[0] !== 0xed || bytes[1] !== 0x01) {
    throw new Error('The issuer of the token is not an Ed25519 key.')
  }
  const x = bytes.subarray(2).toString('base64url')
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
}
