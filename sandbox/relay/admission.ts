import type { IncomingMessage } from 'node:http'
import { readClientToken } from './client-token.ts'

/** The result of a connection request: the client's id (its `did:key`), or the reason of the refusal. */
export type Admission =
  | { readonly clientId: string }
  | { readonly refusal: string; readonly wantsCloseEvent: boolean }

/** Checks the project id and the token of a connection request. Ids that begin with `refused` count as unknown projects. */
export function admit(request: IncomingMessage): Admission {
  const query = new URL(request.url ?? '/', 'ws://relay').searchParams
  const wantsCloseEvent = query.get('useOnCloseEvent') === 'true'
  const refuse = (refusal: string) => ({ refusal, wantsCloseEvent })

  const projectId = query.get('projectId')
  if (!projectId) return refuse('Project id is missing')
  if (projectId.startsWith('refused')) return refuse('Project not found')
  const token = query.get('auth') ?? /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!token) return refuse('Client token is missing')
  try {
    return { clientId: readClientToken(token, request.headers.host ?? '', Date.now() / 1_000) }
  } catch (error) {
    return refuse((error as Error).message)
  }
}
