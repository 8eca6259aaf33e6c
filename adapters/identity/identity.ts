import { chunk } from '../../core/chunk.ts'
import { displayName } from '../../core/domain/display-name.ts'
import { nameSourceLimit } from '../../core/domain/limits.ts'
import type { Network } from '../../core/domain/network.ts'
import type { Identity } from '../../core/ports/identity.ts'
import { UnexpectedField, fieldsOf } from '../http/answer-fields.ts'
import { createHttp } from '../http/http.ts'
import type { HttpParts } from '../http/http.ts'
import { remoteImage } from '../images/image-url.ts'
import { lateCode } from '../late-code.ts'

/** Where the service is, and who asks. */
export type IdentityParts = Pick<HttpParts, 'base' | 'limit' | 'fetch'> & { readonly projectId: string }

type Known = { readonly name: string | null; readonly avatar: string | null }

const ens = /* @__PURE__ */ lateCode(/* @__PURE__ */ chunk('lookUpInEns', () => import('./ens.ts')))

/**
 * The sources one after the other: the identity service (behaviour reference 1.3, 1), its reverse names (1.3, 12) where it knows no name or fails,
 * and ENS itself only where the identity service, which knows ENS, has failed. It fails where no source could say anything.
 */
export function createIdentity({ projectId, ...where }: IdentityParts): Identity {
  const http = createHttp({ limit: nameSourceLimit, ...where })
  const identified = (address: string, signal: AbortSignal): Promise<Known> =>
    http.json(
      { path: `/v1/identity/${encodeURIComponent(address)}`, query: { projectId, sender: address } },
      identityIn,
      signal,
    )
  const registered = (address: string, signal: AbortSignal): Promise<string | null> =>
    http.json(
      {
        path: `/v1/profile/reverse/${encodeURIComponent(address)}`,
        query: { sender: address, projectId, apiVersion: '2' },
      },
      firstName,
      signal,
    )
  const inEns = async (network: Network, address: string, signal: AbortSignal): Promise<Known> => {
    const { lookUpInEns } = await ens.load()
    return lookUpInEns({ network, address, endpoint: { base: where.base, projectId } }, signal)
  }
  return {
    lookUp: async ({ address, ensNetwork }, signal) => {
      const failures: unknown[] = []
      const unless = async <Found>(asked: Promise<Found>): Promise<Found | null> => {
        try {
          return await asked
        } catch (error) {
          if (signal.aborted) throw error
          failures.push(error)
          return null
        }
      }
      const told = await unless(identified(address, signal))
      if (told?.name) return told
      const name = await unless(registered(address, signal))
      if (name !== null) return { name, avatar: told?.avatar ?? null }
      if (told) return told
      const found = ensNetwork && (await unless(inEns(ensNetwork, address, signal)))
      if (found) return found
      throw failures[0]
    },
  }
}

function identityIn(answer: unknown): Known {
  const { name, avatar } = fieldsOf(answer)
  for (const [field, value] of Object.entries({ name, avatar }))
    if (value !== null && value !== undefined && typeof value !== 'string')
      throw new UnexpectedField(field, value, 'string')
  return { name: displayName(name), avatar: remoteImage(avatar) }
}

function firstName(answer: unknown): string | null {
  if (!Array.isArray(answer)) throw new UnexpectedField(null, answer, 'array')
  const [first] = answer as readonly unknown[]
  return first === undefined ? null : displayName(fieldsOf(first).name)
}
