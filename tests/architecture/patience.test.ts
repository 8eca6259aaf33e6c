import { expect, test } from 'vitest'
import { readModules } from './modules.ts'

test('tests wait by one limit that bounds a hang, none by one of its own that is lost on a busy machine', () => {
  const ownLimit =
    /\bvi\.waitFor\(|\bwaitFor\(\{[^}]*timeout:|\.poll\(.*timeout:|setDefaultTimeout\(\d|\.click\(\{ timeout:|^\}, [1-9]?\d_000\)/m
  const wrong = readModules(['tests'])
    .filter(({ path, text }) => path !== 'tests/eventually.ts' && ownLimit.test(text))
    .map(({ path }) => `${path} waits by a limit of its own; use eventually() or the default`)
  expect(wrong).toEqual([])
})
