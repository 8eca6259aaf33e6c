import type { IncomingMessage } from 'node:http'
import { readJson } from '../http/method-path.ts'
import { readText } from '../http/read-text.ts'
import { Refusal } from './refusal.ts'

/** Reads a request's JSON. Throws a refusal if it is invalid, with the message of the service's framework. */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  if (!request.headers['content-type']?.startsWith('application/json')) {
    throw new Refusal(415, null, 'Expected request with `Content-Type: application/json`')
  }
  const body = readJson(await readText(request))
  if (body === undefined) throw new Refusal(400, null, 'Failed to parse the request body as JSON')
  return body
}

/** Returns the refusal of JSON with another shape. `mistake` describes the difference. */
export function bodyMistake(mistake: string): Refusal {
  return new Refusal(422, null, `Failed to deserialize the JSON body into the target type: ${mistake}`)
}
