import { inspect } from 'node:util'
import { Observable, firstValueFrom, from } from 'rxjs'
import { expect, test } from 'vitest'
import { Secret } from '../../../core/domain/values/secret.ts'
import { personalFieldsOf } from '../../../core/events/event-schema.ts'
import { walletRequestFields } from '../../../core/events/operations/wallet-request.schema.ts'
import type { Ports } from '../../../core/ports/ports.ts'
import { canonical } from '../../../core/recording/canonical.ts'
import { hideSecrets } from '../../../core/recording/hide-secrets.ts'
import { mask } from '../../../core/recording/mask.ts'
import { createRecorder } from '../../../core/recording/recorder.ts'
import { replayPorts } from '../../../core/recording/replay-ports.ts'
import { formatTape, parseTape } from '../../../core/recording/tape.ts'
import type { TapeAnswer } from '../../../core/recording/tape-line.ts'

type Letter = { readonly to: string; readonly code: Secret<string> }
type SafePort = {
  readonly open: (request: { readonly deep: readonly Letter[] }) => Observable<unknown>
}

const code = 'open-sesame-4711'
const key = 'key-of-the-safe'
const letter = { deep: [{ to: 'safe', code: new Secret(code) }] }

/** A port that takes a secret deep in a question, gives one deep in an answer, and may quote it in an error. */
function recordedSafe(answer: () => Observable<unknown>) {
  const recorder = createRecorder({ now: () => 0, version: '0.0.0', limit: 100 })
  const safe: SafePort = { open: answer }
  const ports = recorder.record({ connectors: { injected: safe }, chains: {} } as unknown as Ports)
  return { safe: ports.connectors.injected as unknown as SafePort, recorder }
}

const opened = { box: [{ key: new Secret(key), label: 'left' }] }

test('no secret reaches a tape, a masked tape or the console', async () => {
  const { safe, recorder } = recordedSafe(() => from([opened]))
  const answer = (await firstValueFrom(safe.open(letter))) as typeof opened
  expect(answer.box[0]?.key.reveal()).toBe(key)
  const tape = recorder.tape()
  const seen = [tape, parseTape(formatTape(tape)), mask(tape)].map((shown) =>
    [JSON.stringify(shown), inspect(shown, { depth: 20 }), canonical(shown)].join(),
  )
  expect(seen.join()).toContain('[secret]')
  expect(seen.join()).not.toMatch(new RegExp(`${code}|${key}`))
})

test('an error that quotes a secret is on the tape without it', async () => {
  const refusal = { code: 'http-status', detail: `POST /open?code=${code} was refused ("${code}x").` }
  const { safe, recorder } = recordedSafe(() => new Observable((subscriber) => subscriber.error(refusal)))
  await expect(firstValueFrom(safe.open(letter))).rejects.toMatchObject({ detail: refusal.detail })
  expect(formatTape(recorder.tape())).toContain(`POST /open?code=[secret] was refused (\\"${code}x\\").`)
})

test('parts of a secret are not quoted in other texts', () => {
  const withoutSecrets = hideSecrets()
  const person = new Secret({ mail: 'ann@quay.example', codes: ['4711-0815'] })
  expect(withoutSecrets({ person, why: 'ann@quay.example typed 4711-0815, not 4711-08155' })).toEqual({
    person: '[secret]',
    why: '[secret] typed [secret], not 4711-08155',
  })
})

test('a rerun asks the same with a secret, and gets a secret back that hides only itself', async () => {
  const { safe, recorder } = recordedSafe(() => from([opened]))
  await firstValueFrom(safe.open(letter))
  const { ports, play } = replayPorts()
  const again = firstValueFrom((ports.connectors.injected as unknown as SafePort).open(letter))
  const line = parseTape(formatTape(recorder.tape())).lines[0] as TapeAnswer
  expect(play(line)).toBeNull()
  const { box } = (await again) as typeof opened
  expect(box[0]).toEqual({ key: new Secret('[secret]'), label: 'left' })
  expect(box[0]?.key.reveal()).toBe('[secret]')
})

test('the tape contains the answer as it was, despite later mutation', async () => {
  const live = { list: [1] }
  const { safe, recorder } = recordedSafe(() => from([live]))
  await firstValueFrom(safe.open(letter))
  live.list.push(2)
  expect(recorder.tape().lines[0]).toMatchObject({ answer: { value: { list: [1] } } })
})

test('request parameters and results are personal fields', () => {
  expect([walletRequestFields.sent, walletRequestFields.answered].map(personalFieldsOf)).toEqual([
    ['params'],
    ['result'],
  ])
})
