import { expect, test } from 'vitest'
import { readModules } from './modules.ts'

/** Which files of effects keep something in a variable, and why that ends with the question that it is about. */
const allowed = new Map([
  ['core/effects/streams/question.ts', 'how far one running question is'],
  ['core/effects/streams/switch-map-by.ts', 'the running question of each key'],
  [
    'core/effects/streams/with-minimum-delay.ts',
    'the answer of one running question, until its wait is over',
  ],
  ['core/effects/swap/approval.ts', 'the looks of one running question'],
])

const variable = /^ +(let |const \w+(: [^=]+)? = new (Weak)?(Map|Set)\b)/m

/** Operators of RxJS that remember earlier events. */
const memory =
  /\b(buffer\w*|combineLatest\w*|debounce\w*|distinct\w*|first|last|pairwise|scan|share\w*|skip\w*|take\w*|throttle\w*|window\w*|withLatestFrom|zip\w*|\w*Subject)\b(?=[^'"`\n]*'rxjs')|\bnew \w*Subject\b/

function remembering(path: string, text: string): readonly string[] {
  const imports = text.match(/^import \{[^}]*\} from 'rxjs'$/gm) ?? []
  return variable.test(text) || imports.some((line) => memory.test(line.replaceAll('\n', ' '))) ? [path] : []
}

test('no effect has its own state, so that a session continues from any checkpoint', () => {
  const effects = readModules(['core']).filter(({ path }) => path.startsWith('core/effects/'))
  expect(effects.length).toBeGreaterThan(100)
  expect(effects.flatMap(({ path, text }) => remembering(path, text))).toEqual([...allowed.keys()])
})

test('the finder sees variables and remembering operators, and nothing else', () => {
  const found = [
    'export const one = defineEffect(({ on }) => {\n  let isOwed = true\n})',
    'export const one = defineEffect(({ on }) => {\n  const seen = new Set<string>()\n})',
    "import { distinctUntilChanged, map } from 'rxjs'",
    "import {\n  filter,\n  scan,\n} from 'rxjs'",
  ]
  const others = [
    "const sending = new Set(['eth_sendTransaction'])",
    'const ids = () => [...new Set(all)]',
    "import { filter, map } from 'rxjs'\nimport { first } from '../domain/first.ts'",
  ]
  expect(found.flatMap((text, index) => remembering(`${index}`, text))).toEqual(['0', '1', '2', '3'])
  expect(others.flatMap((text, index) => remembering(`${index}`, text))).toEqual([])
})
