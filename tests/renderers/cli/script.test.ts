import { viewNames } from '../../../core/view-models/shell/chrome.ts'
import { expect, test } from 'vitest'
import { parseStep } from '../../../renderers/cli/commands/script.ts'

const mistake = (text: string): string => {
  try {
    return `no mistake: ${JSON.stringify(parseStep(text, 7))}`
  } catch (error) {
    return (error as Error).message
  }
}

test('a script holds intents, waits and the answers of the wallet', () => {
  expect(parseStep('{"type":"modal/openRequested","data":{"view":"Networks"}}', 1)).toEqual({
    line: 1,
    kind: 'intent',
    input: { type: 'modal/openRequested', data: { view: 'Networks' } },
  })
  expect(parseStep('{"type":"modal/closeRequested"}', 2)).toMatchObject({ input: { data: {} } })
  expect(parseStep('{"wait":"modal/closed","timeout":50}', 3)).toEqual({
    line: 3,
    kind: 'wait',
    type: 'modal/closed',
    timeout: 50,
  })
  expect(parseStep('{"wait":"modal/closed"}', 4)).toMatchObject({ timeout: 10_000 })
  expect(parseStep('{"press":"Register"}', 5)).toEqual({
    line: 5,
    kind: 'press',
    label: 'Register',
    timeout: 10_000,
  })
  expect(parseStep('{"wallet":"reject"}', 5)).toEqual({ line: 5, kind: 'wallet', approves: false })
  expect(parseStep('  ', 6)).toBeNull()
})

test('an invisible character is named', () => {
  expect(mistake('\u200B{}')).toContain('it begins with "\\u{200b}{}"')
})

const everyView = viewNames.map((name) => JSON.stringify(name)).join(', ')

test('an error names the line, the reason and the expected content', () => {
  expect(
    [
      '{"type":',
      '[]',
      '{"tpye":"modal/openRequested"}',
      '{"type":"modal/open"}',
      '{"type":"modal/closed","data":{"outcome":"dismissed"}}',
      '{"type":"modal/openRequested","data":{"view":"Swop"}}',
      '{"type":"modal/openRequested","data":{"vew":"Account"}}',
      '{"type":"connection/walletChosen"}',
      '{"type":"modal/openRequested","dta":{}}',
      '{"wait":"wallets/come"}',
      '{"wait":"modal/closed","timeout":"long"}',
      '{"wallet":"maybe"}',
    ].map((line) => mistake(line).replace(everyView, '<every view>')),
  ).toMatchInlineSnapshot(`
    [
      "Line 7 of the script is not JSON (it begins with "{\\"type\\":"); expected an intent {"type":"…","data":{…}}, {"wait":"<event type>"}, {"press":"<label>"} or {"wallet":"approve"|"reject"}.",
      "Line 7 of the script is no JSON object; expected an intent {"type":"…","data":{…}}, {"wait":"<event type>"}, {"press":"<label>"} or {"wallet":"approve"|"reject"}.",
      "Line 7 of the script has neither "type" nor "wait" nor "press" nor "wallet"; expected an intent {"type":"…","data":{…}}, {"wait":"<event type>"}, {"press":"<label>"} or {"wallet":"approve"|"reject"}.",
      "Line 7 of the script has the unknown event type "modal/open"; expected an intent, such as "modal/openRequested".",
      "Line 7 of the script holds the fact "modal/closed"; expected an intent: facts come from the outside world; to await one write {"wait":"modal/closed"}.",
      "Line 7 of the script has wrong data for modal/openRequested at "view"; expected one of <every view>.",
      "Line 7 of the script has wrong data for modal/openRequested; expected no field "vew".",
      "Line 7 of the script has wrong data for connection/walletChosen at "walletKey"; expected string.",
      "Line 7 of the script has the unknown field "dta"; expected "type" and "data".",
      "Line 7 of the script waits for the unknown event type "wallets/come"; expected an event type, such as "wallets/firstPageRetried".",
      "Line 7 of the script has the timeout "long"; expected milliseconds as a number of at least 0.",
      "Line 7 of the script sets the wallet to "maybe"; expected "approve" or "reject".",
    ]
  `)
})

test('a view is opened with its arguments, and an unknown one is named', () => {
  const line = (data: object) => JSON.stringify({ type: 'modal/openRequested', data })
  const asked = { view: 'WalletSend', token: 'native', amount: '1.5', receiver: 'bob.eth' }
  expect(parseStep(line(asked), 1)).toMatchObject({ kind: 'intent', input: { data: asked } })
  expect(() => parseStep(line({ ...asked, amount: 1.5 }), 2)).toThrow(
    'Line 2 of the script has wrong data for modal/openRequested at "amount"; expected whole tokens as a decimal text such as "1.5".',
  )
  expect(() => parseStep(line({ view: 'Networks', token: 'native' }), 3)).toThrow(
    'Line 3 of the script has wrong data for modal/openRequested; expected no field "token".',
  )
})
