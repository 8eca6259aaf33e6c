import type * as z from 'zod/mini'
import { completedOptions } from './completed-options.ts'
import type { HostOptions } from './host-options.ts'
import { LatchkeyError } from './latchkey-error.ts'
import { optionNames, unknownOption, wrongKey, wrongOption } from './option-error.ts'
import { Options } from './options.ts'
import { shapeOf } from './shape-of.ts'

/** Completes and checks the host's options; throws `bad-option` naming the option, what it is and what was expected. */
export function parseOptions(given: unknown): Options {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new LatchkeyError(
      'bad-option',
      `The options are ${shapeOf(given)}; expected an object with projectId and networks.`,
    )
  }
  const unknown = Object.keys(given).find((name) => !optionNames.includes(name))
  if (unknown !== undefined) throw unknownOption(unknown)
  const options = completedOptions(given as HostOptions)
  const { error } = Options.safeParse(options)
  if (error) throw refusal(given, error)
  const { defaultNetwork, networks } = options
  if (defaultNetwork && !networks.some((network) => network.id === defaultNetwork))
    throw wrongOption(given, ['defaultNetwork'])
  return options
}

function refusal(given: object, { issues: [issue] }: z.core.$ZodError): LatchkeyError {
  const path = issue?.path ?? []
  if (issue?.code === 'invalid_key') return wrongKey(path.slice(0, -1), String(path.at(-1)))
  if (issue?.code === 'unrecognized_keys') return wrongKey(path, issue.keys[0] ?? '')
  return wrongOption(given, path)
}
