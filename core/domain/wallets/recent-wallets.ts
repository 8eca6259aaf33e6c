import { parseRecord } from '../values/parse-record.ts'
import type { Wallet } from './wallet.ts'
import { mostRecent } from './with-recent-wallet.ts'

const optionalTexts = [
  'homepage',
  'imageId',
  'imageUrl',
  'mobileLink',
  'desktopLink',
  'webappLink',
  'appStore',
  'playStore',
  'chromeStore',
  'rdns',
] as const satisfies readonly (keyof Wallet)[]

/** Parses the stored recent wallets. Invalid data counts as none. */
export function recentWalletsOf(text: string | null): readonly Wallet[] {
  const kept: unknown = parseRecord(text)
  const wallets = Array.isArray(kept) ? kept.map(walletOf) : []
  return wallets.every((wallet) => wallet !== null) ? wallets.slice(0, mostRecent) : []
}

function walletOf(kept: unknown): Wallet | null {
  const given = Object(kept) as Readonly<Record<string, unknown>>
  const { id, name, order } = given
  const texts = optionalTexts.flatMap((field) => (field in given ? [[field, given[field]] as const] : []))
  const isWallet = isName(id) && isName(name) && texts.every(([, text]) => isOptional('string', text))
  if (!isWallet || !isOptional('number', order)) return null
  return {
    id,
    name,
    ...(order !== undefined && { order: order as number | null }),
    ...Object.fromEntries(texts),
  }
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function isOptional(type: 'string' | 'number', value: unknown): boolean {
  return value === undefined || value === null || typeof value === type
}
