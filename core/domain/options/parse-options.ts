import type * as z from 'zod/mini'
import { isAddressOn } from '../account/account.ts'
import { completedOptions } from './completed-options.ts'
import type { HostOptions } from './host-options.ts'
import { LatchkeyError } from '../errors/latchkey-error.ts'
import { optionNames, unknownOption, unknownToken, wrongKey, wrongOption } from './option-error.ts'
import type { Options } from './options.ts'
import { optionsSchema } from './options.schema.ts'
import { shapeOf } from '../values/text/shape-of.ts'
import { takesNull } from './takes-null.ts'
import { unknownThemeToken } from './theme-tokens.ts'
import { canLackProject } from './without-project.ts'

/** Completes and checks the host app's options. Throws `bad-option` with the option, its value and the expected one. */
export function parseOptions(given: unknown): Options {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new LatchkeyError(
      'bad-option',
      `The options are ${shapeOf(given)}; expected an object with projectId and networks.`,
    )
  }
  const unknown = Object.keys(given).find((name) => !optionNames.includes(name))
  if (unknown !== undefined) throw unknownOption(unknown)
  const hole = pathToHole(given)
  if (hole !== null) throw wrongOption(given, hole)
  const options = completedOptions(given as HostOptions)
  if (!options.projectId && !canLackProject(given)) throw wrongOption(given, ['projectId'])
  const stray = Array.isArray(options.themeVariables) ? null : unknownThemeToken(options.themeVariables)
  if (stray !== null) throw unknownToken(stray)
  const { error } = optionsSchema.safeParse(options)
  if (error) throw refusal(given, error)
  const { defaultNetwork, networks, tokens } = options
  const isOffered = (chainId: string) => networks.some((network) => network.id === chainId)
  if (defaultNetwork && !isOffered(defaultNetwork)) throw wrongOption(given, ['defaultNetwork'])
  for (const [chainId, { address }] of Object.entries(tokens)) {
    if (!isOffered(chainId)) throw wrongKey(['tokens'], chainId)
    if (!isAddressOn(chainId, address)) throw wrongOption(given, ['tokens', chainId, 'address'])
  }
  return options
}

/** Returns the path to a null that the schema rejects, or to a hole in a list. Completed options have no such place. */
function pathToHole(given: unknown, path: readonly PropertyKey[] = []): readonly PropertyKey[] | null {
  if (given === null) return takesNull(path) ? null : path
  if (Array.isArray(given) && given.includes(undefined)) return [...path, given.indexOf(undefined)]
  if (typeof given !== 'object') return null
  for (const [key, value] of Object.entries(given)) {
    const found = pathToHole(value, [...path, Array.isArray(given) ? Number(key) : key])
    if (found) return found
  }
  return null
}

function refusal(given: object, { issues: [issue] }: z.core.$ZodError): LatchkeyError {
  const path = issue?.path ?? []
  if (issue?.code === 'invalid_key') return wrongKey(path.slice(0, -1), String(path.at(-1)))
  if (issue?.code === 'unrecognized_keys') return wrongKey(path, issue.keys[0] ?? '')
  return wrongOption(given, path)
}
