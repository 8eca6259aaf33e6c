import { LatchkeyError } from './latchkey-error.ts'
import type { ChainId } from './caip.ts'
import type { Endpoints } from './endpoints.ts'
import { Options } from './options.ts'
import type { optionFields } from './options.ts'
import { shapeOf } from './shape-of.ts'
import type { Network } from './network.ts'

type Data = Options

/** What a host writes: the options of spec 1, all but `projectId` and `networks` optional. */
export type HostOptions = {
  readonly projectId: string
  readonly networks: readonly Network[]
  readonly endpoints?: Partial<Endpoints>
  readonly rpcUrls?: Readonly<Record<ChainId, string | readonly string[]>>
} & {
  readonly [Name in Exclude<keyof Data, 'projectId' | 'networks' | 'endpoints' | 'rpcUrls'>]?:
    | Data[Name]
    | undefined
}

const expected: { readonly [Name in keyof typeof optionFields]: string } = {
  projectId: 'a text without spaces or letters beyond ASCII, the id of your project',
  networks:
    'a list of at least one network, none twice, each with id, name, nativeCurrency and rpcUrls, such as [mainnet, base] from latchkey/networks',
  defaultNetwork: 'the CAIP-2 id of one of your networks, such as "eip155:1"',
  metadata: 'an object with the texts name, description, url (https) and a list of icons',
  allWallets: '"SHOW", "HIDE" or "ONLY_MOBILE"',
  includeWalletIds: 'a list of wallet ids (texts)',
  excludeWalletIds: 'a list of wallet ids (texts)',
  featuredWalletIds: 'a list of wallet ids (texts)',
  customWallets: 'a list of wallets, each with id and name, and https addresses for its pages and image',
  tokens: 'an object from CAIP-2 chain id to { address, image? }',
  termsConditionsUrl: 'an https address',
  privacyPolicyUrl: 'an https address',
  enableAnalytics: 'true or false',
  enableOnramp: 'true or false',
  enableSwaps: 'true or false',
  enableEIP6963: 'true or false',
  isSiweEnabled: 'true or false',
  themeMode: '"light", "dark" or "auto"',
  themeVariables: 'an object from names that start with --latchkey- to CSS values',
  locale: 'a language tag, such as "en" or "pt-BR"',
  strings: 'an object from the name of a text to its wording',
  endpoints:
    'an object with any of registry, blockchainApi, relay, frame, analytics, each an https (relay: wss) address',
  rpcUrls: 'an object from CAIP-2 chain id to an https address or a list of them',
  features: 'an object with any of email, socials, history, receive, send',
}

/** Checks and completes the host's options; throws `bad-option` naming the option, what it is and what was expected. */
export function parseOptions(given: unknown): Options {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new LatchkeyError(
      'bad-option',
      `The options are ${shapeOf(given)}; expected an object with projectId and networks.`,
    )
  }
  const known = Object.keys(expected)
  const unknown = Object.keys(given).find((name) => !known.includes(name))
  if (unknown !== undefined) throw unknownOption(unknown, known)
  const parsed = Options.safeParse(withListedRpcUrls(given))
  if (!parsed.success) throw wrongOption(given, parsed.error.issues[0]?.path ?? [])
  const { defaultNetwork, networks } = parsed.data
  if (defaultNetwork && !networks.some((network) => network.id === defaultNetwork))
    throw wrongOption(given, ['defaultNetwork'])
  return parsed.data
}

function withListedRpcUrls(given: object): object {
  if (!('rpcUrls' in given) || typeof given.rpcUrls !== 'object' || given.rpcUrls === null) return given
  const listed = Object.entries(given.rpcUrls).map(([chainId, urls]) => [
    chainId,
    typeof urls === 'string' ? [urls] : urls,
  ])
  return { ...given, rpcUrls: Object.fromEntries(listed) }
}

function wrongOption(given: object, path: readonly PropertyKey[]): LatchkeyError {
  const [option = ''] = path
  const value = path.reduce<unknown>(
    (inner, key) => (Object(inner) as Record<PropertyKey, unknown>)[key],
    given,
  )
  const place = path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index ? '.' : ''}${String(key)}`))
    .join('')
  const wish = expected[option as keyof typeof expected]
  return new LatchkeyError(
    'bad-option',
    `The option "${place}" is ${shapeOf(value)}; ${String(option)} must be ${wish}.`,
  )
}

function unknownOption(name: string, known: readonly string[]): LatchkeyError {
  const near =
    known.find((candidate) => candidate.toLowerCase() === name.toLowerCase()) ??
    known.find((candidate) => candidate.startsWith(name.slice(0, 6)))
  const hint = near ? `did you mean "${near}"?` : `the options are ${known.join(', ')}.`
  return new LatchkeyError('bad-option', `There is no option "${name}"; ${hint}`)
}
