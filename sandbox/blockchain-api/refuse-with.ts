import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { Refusal } from './refusal.ts'

const reasons: Readonly<Record<number, readonly [field: string | null, text: string]>> = {
  401: ['authentication', 'We failed to authenticate your request'],
  422: [null, 'Failed to deserialize the JSON body into the target type: missing field `projectId`'],
  429: [
    'rate_limited',
    'Requests per second limit exceeded: too many requests were sent, please try again later',
  ],
  500: [null, 'Internal server error'],
  503: ['provider', 'The provider is temporarily unavailable'],
}

/** Answers with an ordered status, in the service's words. */
export function refuseWith(response: ServerResponse, status: number): void {
  const [field, text] = reasons[status] ?? ['sandbox', 'The fault switch ordered this answer.']
  response.setHeader('x-request-id', randomUUID())
  new Refusal(status, field, text).send(response)
}
