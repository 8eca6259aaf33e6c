import { Refusal } from '../refusal.ts'

const nameFormat = /^[a-zA-Z0-9.-]+$/
const labelLength = { least: 3, most: 64 }

/** The ends that names may have, the one of today first. */
export const nameZones = ['reown.id', 'wcn.id'] as const

/** Words that nobody may register. */
const reserved: ReadonlySet<string> = new Set(['admin', 'reown', 'support', 'walletconnect'])

/** Refuses what is no name of the service's: its signs, its length, its end. */
export function checkName(name: string): void {
  if (!nameFormat.test(name)) throw new Refusal(400, 'name', `Invalid name format: ${name}`)
  const [label = '', ...zone] = name.split('.')
  if (label.length < labelLength.least || label.length > labelLength.most || zone.length !== 2) {
    throw new Refusal(400, 'name', `Invalid name length: ${name}`)
  }
  if (!nameZones.some((known) => known === zone.join('.')))
    throw new Refusal(400, 'name', `Name is not in the allowed zones: ${name}`)
}

/** Whether the service keeps a name for itself. */
export function isReserved(name: string): boolean {
  return reserved.has(name.split('.')[0]?.toLowerCase() ?? '')
}
