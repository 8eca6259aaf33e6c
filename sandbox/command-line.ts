import { parseArgs } from 'node:util'
import { partNames, type PartName } from './part-name.ts'
import type { SandboxOptions } from './start.ts'

/** The command that the arguments name. */
export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'mistake'; readonly message: string }
  | {
      readonly kind: 'start'
      readonly json: boolean
      readonly history: number
      readonly options: SandboxOptions
    }

const firstPort = 8600

/** The help text. */
export const usage = `The sandbox: a local stand-in for the services Latchkey talks to, over real chains.

  --only PARTS   start some parts: a comma-joined list of ${partNames.join(', ')}
  --port N       the port of the demo page, the others follow (default ${firstPort}); a taken port gives the next free one
  --json         print the endpoints as one line of JSON
  --state DIR    keep chains, Solana, relay, e-mail users and names in DIR over restarts (default: start fresh)
  --seed N       choose the registry's invented wallets (default 1)
  --history N    give account 1 a history of N transactions over twelve months on Ethereum (default 0, at most 2000)
  --help         print this text

Ctrl-C ends it and everything it started.
`

/** Reads the arguments (without the program's name). */
export function readCommandLine(args: readonly string[]): Command {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        only: { type: 'string' },
        port: { type: 'string' },
        json: { type: 'boolean', default: false },
        state: { type: 'string' },
        seed: { type: 'string' },
        history: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) return { kind: 'help' }
    const options = {
      only: readParts(values.only),
      port: readWhole('--port', values.port, firstPort, 65_535),
      seed: readWhole('--seed', values.seed, 1, 0xffff_ffff),
      stateFolder: values.state ?? null,
    }
    const history = readWhole('--history', values.history, 0, 2_000)
    return { kind: 'start', json: values.json, history, options }
  } catch (error) {
    return { kind: 'mistake', message: `${(error as Error).message} See --help.` }
  }
}

function readParts(text: string | undefined): readonly PartName[] {
  if (text === undefined) return partNames
  const names = text.split(',').map((name) => name.trim())
  const unknown = names.find((name) => !partNames.includes(name as PartName))
  if (unknown === undefined) return names as PartName[]
  throw new Error(
    `--only knows no part "${unknown}": expected a comma-joined list of ${partNames.join(', ')}.`,
  )
}

function readWhole(flag: string, text: string | undefined, fallback: number, most: number): number {
  if (text === undefined) return fallback
  const value = Number(text)
  if (/^\d+$/.test(text) && value <= most) return value
  throw new Error(`${flag} must be a whole number from 0 to ${most}, not "${text}".`)
}
