import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { eventsOf, parseTape } from '../../core/recording/tape.ts'
import { temporaryFile } from '../renderers/cli/temporary-file.ts'
import { headlessRun } from './installed-command.ts'

test.each([
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s ends a run with %i, its tape written and its profile given back', async (name, code) => {
  const profile = mkdtempSync(join(tmpdir(), 'latchkey-profile-'))
  onTestFinished(() => rmSync(profile, { recursive: true, force: true }))
  const tape = temporaryFile()
  const run = headlessRun(['--profile', profile, '--record', tape])
  run.tell({ type: 'modal/openRequested' })
  await run.event('modal/opened')
  expect(readdirSync(profile)).toContain('lock')
  expect(await run.signal(name)).toEqual({ err: `latchkey was ended by ${name}.\n`, code })
  expect(readdirSync(profile)).not.toContain('lock')
  expect(eventsOf(parseTape(await readFile(tape, 'utf8'))).map(({ type }) => type)).toContain('host/stopped')
})
