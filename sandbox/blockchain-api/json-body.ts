import type { IncomingMessage } from 'node:http'
import { readJson } from '../http/method-path.ts'
import { readText } from '../http/read-text.ts'
import { Refusal } from './refusal.ts'

/** Reads the JSON that a request brings; refuses one that brings none, in the words of the service's framework. */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  if (!request.headers['content-type']?.startsWith('application/json')) {
    throw new Refusal(415, null, 'Expected request with `Content-Type: application/json`')
  }
  const body = readJson(await readText(request))
  if (body === undefined) throw new Refusal(400, null, 'Failed to parse the request body as JSON')
  return body
}

/** Refuses JSON of another shape than is expected; `mistake` says where it differs. */
export function bodyMistake(mistake: string): Refusal {
  return new Refusal(422, null, `Failed to deserialize the JSON body into the target type: ${mistake}`)
}
