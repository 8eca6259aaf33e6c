import { createInterface } from 'node:readline'
import { failureOf } from '../../../core/domain/errors/failure.ts'
import { lockFolder } from '../../../adapters/node/folder-lock.ts'

// A process of a test: takes each folder that is named on a line of its input, and says how that went.
process.stdout.write('ready\n')
for await (const folder of createInterface({ input: process.stdin })) {
  const said = await lockFolder(folder).then(
    () => 'taken',
    (error: unknown) => failureOf(error).code,
  )
  process.stdout.write(`${said}\n`)
}
