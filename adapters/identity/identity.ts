import { catchError, defer, of, switchMap, throwError } from 'rxjs'
import { timelyChunk } from '../../core/loading/code-limit.ts'
import { displayName } from '../../core/domain/values/text/display-name.ts'
import { nameSourceLimit } from '../../core/domain/limits.ts'
import type { Network } from '../../core/domain/network/network.ts'
import type { Identity } from '../../core/ports/identity.ts'
import { UnexpectedField, fieldsOf } from '../http/answer-fields.ts'
import { createHttp } from '../http/http.ts'
import type { HttpParts } from '../http/http.ts'
import { remoteImage } from '../images/image-url.ts'
import type { EnsQuestion } from './ens.ts'

/** The identity service's settings, the project id, and the loader of the ENS code. */
export type IdentityParts = Pick<HttpParts, 'base' | 'limit' | 'fetch'> & {
  readonly projectId: string
  readonly ens?: () => Promise<{ readonly lookUpInEns: LookUpInEns }>
}

type LookUpInEns = (question: EnsQuestion, signal: AbortSignal) => Promise<Known>

type Known = { readonly name: string | null; readonly avatar: string | null }

const loadEns = /* @__PURE__ */ timelyChunk('lookUpInEns', () => import('./ens.ts'))

/**
 * Creates the port of names and pictures. Asks the identity service first. If it knows no name or fails, asks the service of registered names.
 * Asks ENS only if the identity service has failed, because that service knows ENS. Fails if no source could answer.
 */
export function createIdentity({ projectId, ens = loadEns, ...where }: IdentityParts): Identity {
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
    const { lookUpInEns } = await ens()
    return lookUpInEns({ network, address, endpoint: { base: where.base, projectId } }, signal)
  }
  const inServices = async (address: string, signal: AbortSignal): Promise<Told> => {
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
    if (told?.name) return { known: told }
    const name = await unless(registered(address, signal))
    if (name !== null) return { known: { name, avatar: told?.avatar ?? null } }
    return told ? { known: told } : { failure: failures[0] }
  }
  return {
    lookUp: ({ address, ensNetwork }, signal) => {
      const asked = ensNetwork && defer(() => inEns(ensNetwork, address, signal))
      return defer(() => inServices(address, signal)).pipe(
        switchMap((told) => {
          if ('known' in told) return of(told.known)
          const failed = throwError(() => told.failure)
          return asked
            ? asked.pipe(catchError((error) => (signal.aborted ? throwError(() => error) : failed)))
            : failed
        }),
      )
    },
  }
}

/** The result of the services: an identity, or the failure of all of them. */
type Told = { readonly known: Known } | { readonly failure: unknown }

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
