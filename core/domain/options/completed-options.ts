import { defaultEndpoints } from './endpoints.ts'
import type { HostOptions } from './host-options.ts'
import type { Options } from './options.ts'
import { inOurFields } from '../network/viem-chain.ts'
import { withoutProject } from './without-project.ts'

const defaults = {
  projectId: '',
  allWallets: 'SHOW',
  includeWalletIds: [],
  excludeWalletIds: [],
  featuredWalletIds: [],
  customWallets: [],
  tokens: {},
  enableAnalytics: false,
  enableOnramp: true,
  enableSwaps: true,
  enableEIP6963: true,
  isSiweEnabled: false,
  themeMode: 'auto',
  themeVariables: {},
  locale: 'en',
  strings: {},
  rpcUrls: {},
  features: {},
} satisfies Partial<Options>

const networkFields = [
  'id',
  'name',
  'nativeCurrency',
  'rpcUrls',
  'explorer',
  'imageId',
  'imageUrl',
  'isTestnet',
] as const satisfies readonly (keyof Options['networks'][number])[]

/** Returns a copy of the host app's options with all defaults. Wrong values stay, because `checkOptions` reports them. */
export function completedOptions(given: HostOptions): Options {
  const options = { ...defaults, ...copyOf(given) }
  const { networks, rpcUrls, endpoints = {} } = options
  return withoutProject({
    ...options,
    networks: Array.isArray(networks) ? networks.map(pickedFields) : networks,
    rpcUrls: withLists(rpcUrls),
    endpoints: isFields(endpoints) ? { ...defaultEndpoints, ...endpoints } : endpoints,
  } as Options)
}

/** Returns whether a value is a list with at least one item that is not a hole. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.some(isProvided)
}

/** Returns a copy of plain data without undefined and null values. */
function copyOf<Value>(value: Value): Value
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(isProvided).map(copyOf)
  if (!isFields(value)) return value
  const given = Object.entries(value).filter(([, inner]) => isProvided(inner))
  return Object.fromEntries(given.map(([name, inner]) => [name, copyOf(inner)]))
}

/** Returns the known fields of a network. The given object may have more fields, or be a chain of viem. */
function pickedFields(given: unknown): unknown {
  if (!isFields(given)) return given
  const network = inOurFields(given)
  return Object.fromEntries(
    networkFields.flatMap((name) => (network[name] === undefined ? [] : [[name, network[name]]])),
  )
}

function withLists(rpcUrls: unknown): unknown {
  if (!isFields(rpcUrls)) return rpcUrls
  const lists = Object.entries(rpcUrls).map(([chainId, urls]) => [
    chainId,
    typeof urls === 'string' ? [urls] : urls,
  ])
  return Object.fromEntries(lists)
}

/** Returns whether a value is neither undefined nor null. */
export function isProvided(value: unknown): boolean {
  return value !== undefined && value !== null
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
