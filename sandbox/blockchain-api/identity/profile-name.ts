import { Refusal } from '../refusal.ts'

const nameFormat = /^[a-zA-Z0-9.-]+$/
const labelLength = { least: 3, most: 64 }

/** The suffixes of names, the current one first. */
export const nameZones = ['reown.id', 'wcn.id'] as const

/** Labels that cannot be registered. */
const reserved: ReadonlySet<string> = new Set(['admin', 'reown', 'support', 'walletconnect'])

/** Throws a refusal for a name with invalid characters, length or suffix. */
export function checkName(name: string): void {
  if (!nameFormat.test(name)) throw new Refusal(400, 'name', `Invalid name format: ${name}`)
  const [label = '', ...zone] = name.split('.')
  if (label.length < labelLength.least || label.length > labelLength.most || zone.length !== 2) {
    throw new Refusal(400, 'name', `Invalid name length: ${name}`)
  }
  if (!nameZones.some((known) => known === zone.join('.')))
    throw new Refusal(400, 'name', `Name is not in the allowed zones: ${name}`)
}

/** Returns whether the service reserves a name. */
export function isReserved(name: string): boolean {
  return reserved.has(name.split('.')[0]?.toLowerCase() ?? '')
}
