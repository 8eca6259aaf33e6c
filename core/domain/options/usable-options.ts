import { completedOptions } from './completed-options.ts'
import type { HostOptions } from './host-options.ts'
import type { Options } from './options.ts'

/** The options that hold a list for each chain. */
const listsByChain = ['rpcUrls', 'swapSpenders', 'knownTokens'] as const

/** Completes a host app's options for use. Omits values that should be lists by chain and are not. Development has rejected those before. */
export function usableOptions(given: HostOptions): Options {
  const options = completedOptions(given)
  const lists = listsByChain.flatMap((name) =>
    options[name] === undefined ? [] : [[name, listsIn(options[name])]],
  )
  return { ...options, ...(Object.fromEntries(lists) as Partial<Options>) }
}

/** Returns the lists of texts by chain, and omits any other value. */
function listsIn(given: unknown): Readonly<Record<string, readonly string[]>> {
  if (typeof given !== 'object' || given === null) return {}
  const lists = Object.entries(given).flatMap(([chainId, list]: [string, unknown]) =>
    Array.isArray(list) ? [[chainId, list.filter((item) => typeof item === 'string')]] : [],
  )
  return Object.fromEntries(lists) as Record<string, string[]>
}
