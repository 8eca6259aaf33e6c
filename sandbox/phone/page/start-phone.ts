import type { Endpoints } from '../../endpoints.ts'
import { createPhone, type Phone } from '../phone.ts'

const place = 'pebble:place'

/** Starts the phone of this page on the sandbox's relay and chains. Sessions, account and chain survive a reload. */
export async function startPhone(): Promise<Phone> {
  const response = await fetch('/endpoints.json')
  const found = (await response.json()) as Endpoints | null
  if (!found) throw new Error('The sandbox is still starting; reload this page in a moment.')
  if (!found.relay)
    throw new Error('The sandbox runs without its relay: start it with "npm start" and reload.')
  const phone = await createPhone({
    relayUrl: found.relay,
    projectId: 'pebble',
    chains: found.chains,
    url: location.origin,
    memory: 'pebble',
    ...readPlace(),
  })
  phone.watch(() => {
    const { chain, shared } = phone.state()
    localStorage.setItem(place, JSON.stringify({ chain, shared }))
  })
  return phone
}

function readPlace(): { readonly chain?: string; readonly shared?: readonly number[] } {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '{}') as ReturnType<typeof readPlace>
  } catch {
    return {}
  }
}
