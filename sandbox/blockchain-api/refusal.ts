import type { ServerResponse } from 'node:http'
import { sendBody, sendFailure } from '../http/send.ts'

/** An error response of the service: in its error shape if it names a field, else as plain text. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly field: string | null

  constructor(status: number, field: string | null, message: string) {
    super(message)
    this.status = status
    this.field = field
  }

  send(response: ServerResponse): void {
    if (this.field === null) sendBody(response, this.status, 'text/plain; charset=utf-8', this.message)
    else sendFailure(response, this.status, this.field, this.message)
  }
}

const refusedProject = /^refused/

/** Throws a refusal for unknown projects. */
export function checkProject(project: string): void {
  if (project === '' || refusedProject.test(project)) {
    throw new Refusal(401, 'authentication', 'We failed to authenticate your request')
  }
}

/** Returns a required query parameter. */
export function readParameter(url: URL, name: string): string {
  const value = url.searchParams.get(name)
  if (value !== null) return value
  throw new Refusal(400, null, `Failed to deserialize query string: missing field \`${name}\``)
}

/** Returns the refusal of a chain that is not served. */
export function unsupportedChain(chain: string): Refusal {
  return new Refusal(
    400,
    'chainId',
    `We don't support the chainId you provided: ${chain}. See the list of supported chains here: https://docs.walletconnect.com/cloud/blockchain-api#supported-chains`,
  )
}
