import { expect, test } from 'vitest'
import { eventsOf, formatTape, parseTape } from '../../../core/recording/tape.ts'
import { connection } from '../../../core/events/connection/connection.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'

const header = '{"kind":"header","format":1,"latchkey":"0.0.0"}'
const event = '{"kind":"event","type":"modal/shaken","data":{},"id":"e1","at":1,"cause":null,"flow":"e1"}'
const complaint = (...lines: string[]) => {
  try {
    parseTape(lines.join('\n'))
  } catch (error) {
    return (error as Error).message
  }
  return 'no error'
}

test('a tape that is written is read back as the same tape', () => {
  const story = startStory({ record: 1000 })
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({}))
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  const text = formatTape(story.latchkey.recording()!)
  expect(parseTape(formatTape(parseTape(text)))).toEqual(parseTape(text))
  expect(
    eventsOf(parseTape(text))
      .map(({ type }) => type)
      .slice(0, 3),
  ).toEqual(['host/optionsGiven', 'host/started', 'features/requested'])
})

test('empty lines are passed over, and line numbers still count them', () => {
  expect(parseTape(`${header}\n\n${event}\n`).lines).toHaveLength(1)
  expect(complaint(header, '', 'nonsense')).toMatch(/^Line 3 /)
})

test('a broken tape is reported by line with the expected content', () => {
  expect(complaint(event)).toMatchInlineSnapshot(
    `"Line 1 of the tape is no header; expected a line {"kind":"header","format":1,"latchkey":"…"}."`,
  )
  expect(complaint(header, event, '{"kind":"event",')).toMatchInlineSnapshot(
    `"Line 3 of the tape is not JSON (it begins with "{\\"kind\\":\\"event\\","); expected one JSON object per line."`,
  )
  expect(complaint(header, '{"kind":"noise"}')).toMatchInlineSnapshot(
    `"Line 2 of the tape is of the kind the string "noise"; expected "header", "checkpoint", "event" or "answer"."`,
  )
  expect(complaint(header, event.replace('modal/shaken', 'modal/danced'))).toMatchInlineSnapshot(
    `"Line 2 of the tape has the unknown event type "modal/danced"; expected an event that this Latchkey knows."`,
  )
  expect(
    complaint(
      header,
      event.replace('modal/shaken', 'modal/opened').replace('"data":{}', '"data":{"view":"Moon"}'),
    ),
  ).toMatchInlineSnapshot(
    `"Line 2 of the tape has wrong data for modal/opened at "view"; expected data as core/events declares it."`,
  )
  expect(complaint(header.replace('1,', '99,'), event)).toMatchInlineSnapshot(
    `"Line 1 of the tape has format 99; expected format 1; another Latchkey wrote this tape."`,
  )
  expect(complaint(header, event.replace('"at":1', '"at":"now"'))).toMatchInlineSnapshot(
    `"Line 2 of the tape is no proper event at "at"; expected a line as a recording holds it."`,
  )
  expect(complaint(header, header)).toMatch(/second header/)
  expect(complaint('')).toMatch(/^Line 1 of the tape is no header/)
})
