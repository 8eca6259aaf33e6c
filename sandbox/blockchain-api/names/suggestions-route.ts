import { sendJson } from '../../http/send.ts'
import { nameZones } from '../identity/profile-name.ts'
import type { Profiles } from '../identity/profiles.ts'
import { Refusal } from '../refusal.ts'
import type { RouteRequest, Route } from '../route.ts'

const shortest = 3
const mostSuggestions = 5
const words = ['harbor', 'lantern', 'tide', 'anchor', 'keel', 'compass', 'sail', 'cove']

/** Creates `GET /v1/profile/suggestions/{name}`: the name itself, registered or not, and free names that begin with it. */
export function suggestionsRoute(profiles: Profiles): Route {
  function answer({ response, url, parameter }: RouteRequest): void {
    const label = parameter.toLowerCase()
    if (label.length < shortest) throw new Refusal(400, 'name', `Name is too short: ${parameter}`)
    if (!/^[a-z0-9-]+$/.test(label)) throw new Refusal(400, 'name', `Invalid name format: ${parameter}`)
    const zone = url.searchParams.get('zone') ?? 'wcn.id'
    if (!nameZones.some((known) => known === zone))
      throw new Refusal(400, 'zone', `Name is not in the allowed zones: ${zone}`)
    const isRegistered = (name: string) => profiles.named(name) !== null
    const free = [...words.map((word) => `${label}-${word}`), `${label}1`]
      .map((found) => `${found}.${zone}`)
      .filter((name) => !isRegistered(name))
    const names = [`${label}.${zone}`, ...free].slice(0, mostSuggestions)
    sendJson(response, 200, {
      suggestions: names.map((name) => ({ name, registered: isRegistered(name) })),
    })
  }
  return {
    method: 'GET',
    path: /^\/v1\/profile\/suggestions\/([^/]+)$/,
    fault: (name) => `/suggestions/${name}`,
    malformed: '{"suggestions":{"name":7}}',
    answer,
  }
}
