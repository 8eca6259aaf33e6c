import { parseTape, eventsOf } from '../../../core/recording/tape.ts'
import { causeTree } from './cause-tree.ts'
import { CommandError } from './command-error.ts'
import { print } from './command-io.ts'
import type { CommandIo } from './command-io.ts'
import { featureSummary } from './feature-summary.ts'
import { typePattern } from './type-pattern.ts'
import { readArguments } from './read-arguments.ts'
import { readText } from './read-file.ts'

const help = `latchkey inspect FILE: shows what caused what on a tape

  FILE          a tape, or - for stdin
  --flow ID     only what began with the event of this id
  --type GLOB   only events of these types and what caused them, such as "connection/*"
  --help        print this text
`

/** Runs `latchkey inspect`. */
export async function inspect(args: readonly string[], io: CommandIo): Promise<number> {
  const flags = { flow: { type: 'string' }, type: { type: 'string' } } as const
  const { values, positionals } = readArguments('latchkey inspect', args, flags, ['FILE'])
  if (values.help) return print(io, help)
  const tape = parseTape(await readText(positionals[0] ?? '-', io))
  const events = eventsOf(tape)
  const { flow, type } = values
  if (flow !== undefined && !events.some((event) => event.flow === flow)) {
    throw new CommandError(
      2,
      `No event of the tape belongs to the flow "${flow}"; expected the id of an intent, such as "${events[0]?.id ?? 'e1'}".`,
    )
  }
  const pattern = type === undefined ? null : typePattern(type)
  const isWanted = (event: { flow: string; type: string }) =>
    (flow === undefined || event.flow === flow) && (pattern === null || pattern.test(event.type))
  const columns = io.stdout.isTTY ? io.stdout.columns : 120
  const tree = causeTree(events, isWanted, columns)
  io.stdout.write(`${tree.join('\n')}${tree.length > 0 ? '\n\n' : ''}`)
  io.stdout.write(
    `${featureSummary(events.filter(isWanted), tape.lines.length - events.length).join('\n')}\n`,
  )
  const { fallen } = tape.header
  if (fallen !== undefined) io.stdout.write(`The first ${fallen} lines of this session fell off.\n`)
  return 0
}
