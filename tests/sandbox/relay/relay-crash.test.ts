import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import type { Endpoints } from '../../../sandbox/endpoints.ts'
import { startRelay } from '../../../sandbox/relay/start-relay.ts'
import { connectToRelay, newIdentity } from './relay-client.ts'

const topic = 'a1'.repeat(32)
const messages = Array.from({ length: 100 }, (_, index) => ({
  topic,
  message: `m${index}`,
  ttl: 300,
  tag: index,
}))

test('published and acknowledged messages survive a killed relay', async () => {
  const stateFolder = mkdtempSync(join(tmpdir(), 'relay-state-'))
  const command = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      'sandbox/main.ts',
      '--json',
      '--only',
      'relay',
      '--port',
      '0',
      '--state',
      stateFolder,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [line] = (await once(createInterface(command.stdout), 'line')) as [string]
  const first = (JSON.parse(line) as Endpoints).relay ?? ''
  const identity = newIdentity()
  const [dapp, phone] = [await connectToRelay(first), await connectToRelay(first, identity)]
  await phone.call('irn_subscribe', { topic })
  await Promise.all(messages.map((message) => dapp.call('irn_publish', message)))
  for (let count = 0; count < 60; count += 1) await phone.next()
  // An answered call shows that the relay has read the acknowledgements before it.
  await phone.call('irn_unsubscribe', { topic, id: 'any' })
  command.kill('SIGKILL')
  await Promise.all([once(command, 'exit'), dapp.close(), phone.close()])

  const second = await startRelay({ stateFolder })
  const again = await connectToRelay(second.url, identity)
  await again.call('irn_subscribe', { topic })
  const tags: number[] = []
  while (tags.length < 40) tags.push((await again.next()).tag)
  expect(tags).toEqual(messages.slice(60).map(({ tag }) => tag))
  expect((await again.call('irn_fetchMessages', { topic })).result).toMatchObject({ messages: [] })
  await again.close()
  await second.stop()
  rmSync(stateFolder, { recursive: true })
})
