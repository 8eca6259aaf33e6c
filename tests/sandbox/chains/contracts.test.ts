import { expect, test } from 'vitest'
import artifacts from '../../../sandbox/contracts/artifacts.json' with { type: 'json' }
import { compileContracts } from '../../../sandbox/contracts/compile.ts'

test('the committed contract artifacts equal the compiled sources', () => {
  expect(compileContracts()).toEqual(artifacts)
})
