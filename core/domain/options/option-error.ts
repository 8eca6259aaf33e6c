import { featureOptions } from './feature-options.ts'
import { fixedOptions } from './fixed-options.ts'
import { foreignOptions } from './foreign-options.ts'
import { LatchkeyError } from '../errors/latchkey-error.ts'
import { nearestWord } from '../values/text/nearest-word.ts'
import type { optionFields } from './options.schema.ts'
import { isSafeLink } from '../values/remote-url.ts'
import { shapeOf } from '../values/text/shape-of.ts'
import { socialProviders } from './social-provider.ts'
import { tokenNear } from './theme-tokens.ts'

const expected: { readonly [Name in keyof typeof optionFields]: string } = {
  projectId:
    'a string without spaces or letters beyond ASCII, the id of your project, by which endpoints.registry, endpoints.blockchainApi, endpoints.relay and endpoints.analytics know you (services of your own in their place may take any); only with features: { pairing: false, registry: false } and nothing else that needs one may it be left out',
  networks:
    'a list of at least one network, none twice, each with id, name, nativeCurrency and rpcUrls, such as [mainnet, base] from latchkey/networks',
  defaultNetwork: 'the CAIP-2 id of one of your networks, such as "eip155:1"',
  allowUnsupportedChain: 'true or false',
  ccipRead: 'true or false',
  metadata: 'an object with the strings name, description, url (https) and a list of icons',
  allWallets: '"SHOW", "HIDE" or "ONLY_MOBILE"',
  includeWalletIds: 'a list of wallet ids (strings)',
  excludeWalletIds: 'a list of wallet ids or reverse domain names (strings)',
  featuredWalletIds: 'a list of wallet ids (strings)',
  customWallets:
    'a list of wallets, none twice, each with id and name, and https URLs for its pages and image',
  tokens:
    'an object from the CAIP-2 id of one of your networks to { address, image? }: the address of a contract (0x and 40 hex digits) or on Solana of a mint (base58), and the https URL of its picture',
  knownTokens:
    'an object from the CAIP-2 id of a chain to a list of contracts (0x and 40 hex digits), or on Solana of mints (base58)',
  termsConditionsUrl: 'an https URL',
  privacyPolicyUrl: 'an https URL',
  enableAnalytics: 'true or false',
  analytics: 'an object with addresses, true or false',
  logLevel: '"silent", "error", "warn", "info" or "debug"',
  enableOnramp: 'true or false',
  onRampProviders:
    'a list of providers, none twice, each with id (not "coinbase", which is built in), name, an https url that may have {address}, {token}, {network}, {contract}, {amount}, {currency} and {method} in it, and namespaces, any of "eip155" and "solana"',
  enableSwaps: 'true or false',
  swapSpenders: 'an object from the CAIP-2 id of a chain to a list of contracts, each 0x and 40 hex digits',
  enableEIP6963: 'true or false',
  isSiweEnabled: 'true or false',
  themeMode: '"light", "dark" or "auto"',
  themeVariables: 'an object from names that start with --latchkey- to CSS values',
  locale: 'a language tag, such as "en" or "pt-BR"',
  direction: '"ltr" or "rtl"',
  strings: 'an object from the name of a text to its wording',
  endpoints:
    'an object with any of registry, blockchainApi, relay, frame, analytics, each an https (relay: wss) URL',
  rpcUrls:
    'an object from the CAIP-2 id of one of your networks ("eip155:1") to an https URL or a list of https and wss ones',
  features: `an object with socials, a list of ${socialProviders.join(', ')}, none twice, and any of email, history, ${featureOptions.join(', ')}, each true or false`,
}

/** The names of all options. */
export const optionNames: readonly string[] = Object.keys(expected)

/** The names in the option `features`. */
const featureNames: readonly string[] = ['email', 'socials', 'history', ...featureOptions]

/** Returns an error for the option at a path, with its value and the expected one. For plain `http:` and `ws:`, it says where they are allowed. */
export function wrongOption(given: object, fullPath: readonly PropertyKey[]): LatchkeyError {
  const path = fullPath.filter((_, depth) => typeof valueAt(given, fullPath.slice(0, depth)) !== 'string')
  const value = valueAt(given, path)
  const hint = plainUrl(value) ?? wishFor(path)
  const wrong = doubledIn(value) ?? `is ${shapeOf(value)}`
  return new LatchkeyError('bad-option', `The option "${placeOf(path)}" ${wrong}; ${hint}.`)
}

/** Returns an error for an unknown key in the option at a path, with the expected value. */
export function wrongKey(path: readonly PropertyKey[], key: string): LatchkeyError {
  return new LatchkeyError(
    'bad-option',
    `The option "${placeOf(path)}" has the key ${JSON.stringify(key)}; ${wishFor(path)}.`,
  )
}

/** Returns an error for an unknown option, with the probable name. For an option of another wallet kit, it has Latchkey's name. */
export function unknownOption(name: string): LatchkeyError {
  return new LatchkeyError(
    'bad-option',
    `There is no option "${name}"; ${foreignHint(name) ?? nearestHint(name)}`,
  )
}

function foreignHint(name: string): string | null {
  const ours = Object.hasOwn(foreignOptions, name) ? foreignOptions[name] : undefined
  if (ours === undefined) return null
  return ours === null
    ? 'nothing here is like it, leave it out (docs/options.md says what there is).'
    : `here it is called "${ours}".`
}

function nearestHint(name: string): string {
  const names = [...new Set([...optionNames, ...fixedOptions])]
  const near =
    featureNames.find((feature) => feature === name)?.replace(/^/, 'features.') ??
    names.find((candidate) => candidate.toLowerCase() === name.toLowerCase()) ??
    nearestWord(name, names) ??
    names.find((candidate) => candidate.startsWith(name.slice(0, 6)))
  return near ? `did you mean "${near}"?` : `the options are ${names.join(', ')}.`
}

/** Returns an error for an unknown token of the theme, with the probable name. */
export function unknownToken(name: string): LatchkeyError {
  const near = tokenNear(name)
  const hint = near ? `did you mean "${near}"?` : 'the names are in docs/theming.md.'
  return new LatchkeyError(
    'bad-option',
    `The option "themeVariables" has the key ${JSON.stringify(name)}; ${hint}`,
  )
}

/** Returns an error for an unknown text in the option `strings`, with the probable name. */
export function unknownText(name: string, names: readonly string[]): LatchkeyError {
  const near = nearestWord(name, names)
  const hint = near
    ? `did you mean "${near}"?`
    : 'expected the name of a text, which your editor completes (docs/languages.md).'
  return new LatchkeyError('bad-option', `The option "strings" has the key ${JSON.stringify(name)}; ${hint}`)
}

/** Returns an error for an option that needs another Latchkey to change. */
export function fixedOption(name: string): LatchkeyError {
  return new LatchkeyError(
    'bad-option',
    `The option "${name}" cannot be changed while Latchkey runs; make another one (a new key for <LatchkeyProvider options>, else stop this one and call createLatchkey).`,
  )
}

/** Returns an error for changes of options that are no object. */
export function noChanges(given: unknown): LatchkeyError {
  return new LatchkeyError(
    'bad-option',
    `The changes are ${shapeOf(given)}; expected an object with the options that change, such as { themeMode: "dark" }.`,
  )
}

/** Returns which id is duplicate in a list of distinct items, as part of a message. Null if none is. */
function doubledIn(value: unknown): string | null {
  const ids = Array.isArray(value) ? value.map((item) => (Object(item) as { readonly id?: unknown }).id) : []
  const doubled = ids.find((id, index) => id !== undefined && ids.indexOf(id) !== index)
  return doubled === undefined ? null : `has ${JSON.stringify(doubled)} twice`
}

function placeOf(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index ? '.' : ''}${String(key)}`))
    .join('')
}

function wishFor([option]: readonly PropertyKey[]): string {
  return `${String(option)} must be ${expected[option as keyof typeof expected]}`
}

function valueAt(given: object, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => (Object(inner) as Record<PropertyKey, unknown>)[key], given)
}

/** Returns a hint for a URL that only lacks its encryption, or null. */
function plainUrl(value: unknown): string | null {
  const [, scheme, rest] = (typeof value === 'string' && /^(http|ws)(:\/\/.+)$/.exec(value)) || []
  if (scheme === undefined || !isSafeLink(`https${rest}`)) return null
  return `${scheme}: is for loopback only (localhost, 127.0.0.1, [::1]), use ${scheme}s: elsewhere`
}
