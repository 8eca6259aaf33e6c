import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LatchkeyError } from '../../../../../core/domain/errors/latchkey-error.ts'
import { defineLatchkeyElements } from '../../../../../renderers/react-dom/elements/define-elements.ts'
import { mountLatchkey } from '../../../../../renderers/react-dom/modal/mount/mount.ts'
import { startStory } from '../../../../../fixtures/story.ts'

beforeEach(() => {
  vi.stubGlobal('document', { body: null, addEventListener: () => {} })
  vi.stubGlobal('customElements', { get: () => undefined, define: () => {} })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const refusal = (act: () => unknown) => {
  try {
    act()
  } catch (error) {
    const { code, shortMessage } = error as LatchkeyError
    return `${code}: ${shortMessage}`
  }
  return 'no error'
}

const inBothModes = (name: string, tell: () => void) =>
  test.each(['development', 'production'])(`${name}, in %s`, (mode) => {
    vi.stubEnv('NODE_ENV', mode)
    tell()
  })

inBothModes('what is no Latchkey is refused at once, wherever it is given, and said to be none', () => {
  const wrong = [undefined, null, 'latchkey', {}, { createLatchkey: () => {} }, () => {}]
  for (const given of wrong) {
    const told =
      /^bad-request: The Latchkey given to mountLatchkey is .+; expected the one that createLatchkey made\.$/
    expect(refusal(() => mountLatchkey(given as never))).toMatch(told)
  }
  for (const given of wrong.slice(2))
    expect(refusal(() => defineLatchkeyElements(given as never))).toMatch(
      /^bad-request: The Latchkey given to defineLatchkeyElements is .+; expected the one /,
    )
})

const latchkey = () => ({ ...startStory().latchkey, start: vi.fn<() => void>() })
const element = { nodeType: 1, isConnected: true }

inBothModes(
  'a container that the modal cannot be put into is refused at once, and nothing is started',
  () => {
    const told = (options: unknown) => {
      const given = latchkey()
      const said = refusal(() => mountLatchkey(given, options as never))
      expect(given.start).not.toHaveBeenCalled()
      return said.replace(/; expected an element on the page, such as .+, or none for the body\.$/, ' …')
    }
    const container = 'bad-request: The container given to mountLatchkey is'
    const options = 'bad-request: What mountLatchkey was given as options is'
    expect(told({ container: null })).toBe(`${container} null …`)
    expect(told({ container: '#app' })).toBe(`${container} the string "#app" …`)
    expect(told({ container: {} })).toBe(`${container} an object with no fields …`)
    expect(told({ container: { ...element, isConnected: false } })).toBe(
      `${container} an element that is on no page …`,
    )
    expect(told(null)).toBe(`${options} null …`)
    expect(told('#app')).toBe(`${options} the string "#app" …`)
    expect(told(element)).toBe(`${options} an element …`)
  },
)

test.each([
  ['development', 'bad-request: mountLatchkey takes no "contaner"; did you mean "container"?'],
  ['production', 'no error'],
])('an unknown mount option is refused in %s: %s', (mode, told) => {
  vi.stubEnv('NODE_ENV', mode)
  expect(refusal(() => mountLatchkey(latchkey(), { contaner: element } as never))).toBe(told)
})

test('a Latchkey is started, and mounted once the page has its body', () => {
  const given = latchkey()
  expect(refusal(() => mountLatchkey(given))).toBe('no error')
  expect(given.start).toHaveBeenCalledOnce()
})

test('on a server nothing happens, whatever is given', () => {
  vi.unstubAllGlobals()
  expect(refusal(() => mountLatchkey(null as never, null as never))).toBe('no error')
})
