import { parseArgs } from 'node:util'
import type { ParseArgsConfig } from 'node:util'
import { CommandError } from './command-error.ts'

type Options = NonNullable<ParseArgsConfig['options']>
type Read<Given extends Options> = ReturnType<
  typeof parseArgs<{ options: Given & { help: { type: 'boolean' } }; allowPositionals: true }>
>

/** Reads a command's arguments. A wrong one ends the command with one line that names it. */
export function readArguments<const Given extends Options>(
  command: string,
  args: readonly string[],
  options: Given,
  places: readonly string[] = [],
): Read<Given> {
  const read = parsed(command, args, options)
  if (!(read.values as { help?: boolean }).help && read.positionals.length !== places.length) {
    const wish = places.length === 0 ? 'no further words' : places.join(' ')
    throw mistake(command, `expects ${wish}, but was given ${read.positionals.length || 'none'}`)
  }
  return read
}

/** Reads an integer of at least `least`. Ends the command otherwise. */
export function parseInteger(command: string, flag: string, text: string, least = 0): number {
  if (/^\d{1,9}$/.test(text) && Number(text) >= least) return Number(text)
  throw mistake(command, `expects a whole number from ${least} after ${flag}, not "${text}"`)
}

function parsed<const Given extends Options>(
  command: string,
  args: readonly string[],
  options: Given,
): Read<Given> {
  try {
    return parseArgs({
      args: [...args],
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    })
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('. ')
    throw mistake(command, `cannot read its arguments: ${reason.replace(/\.$/, '')}`)
  }
}

function mistake(command: string, problem: string): CommandError {
  return new CommandError(2, `${command} ${problem}; see ${command} --help.`)
}
