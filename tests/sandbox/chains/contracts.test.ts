import { expect, test } from 'vitest'
import artifacts from '../../../sandbox/contracts/artifacts.json' with { type: 'json' }
import { compileContracts } from '../../../sandbox/contracts/compile.ts'

test('the committed contract artifacts are what their sources compile to', () => {
  expect(compileContracts()).toEqual(artifacts)
})
