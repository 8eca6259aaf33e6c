import { sendJson } from '../../http/send.ts'
import { checkName } from './profile-name.ts'
import type { Profiles } from './profiles.ts'
import { Refusal } from '../refusal.ts'
import type { RouteRequest, Route } from '../route.ts'

/**
 * Creates `GET /v1/profile/account/{name}` and `GET /v1/profile/reverse/{address}`: the names that are registered with the service. For an
 * unknown one, version 2 answers `[]`.
 */
export function profileRoutes(profiles: Profiles): readonly Route[] {
  function answerName({ response, url, parameter: name }: RouteRequest): void {
    checkName(name)
    const found = profiles.named(name)
    if (found) return sendJson(response, 200, found)
    sayNothing(url, 'name', `Name is not found in the database: ${name}`)
    sendJson(response, 200, [])
  }
  function answerAddress({ response, url, parameter }: RouteRequest): void {
    const found = profiles.of(parameter)
    if (found.length === 0) sayNothing(url, 'address', 'No name for address is found')
    sendJson(response, 200, found)
  }
  return [
    {
      method: 'GET',
      path: /^\/v1\/profile\/account\/([^/]+)$/,
      fault: (name) => `/name/${name}`,
      malformed: '{"name":7,"addresses":"none"}',
      answer: answerName,
    },
    {
      method: 'GET',
      path: /^\/v1\/profile\/reverse\/([^/]+)$/,
      fault: (address) => `/reverse/${address}`,
      malformed: '{"names":"none"}',
      answer: answerAddress,
    },
  ]
}

function sayNothing(url: URL, field: string, description: string): void {
  if (url.searchParams.get('apiVersion') !== '2') throw new Refusal(404, field, description)
}
