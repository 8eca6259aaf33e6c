import { expect, test } from 'vitest'
import { accountView } from '../../../core/view-models/account.ts'
import { connectView } from '../../../core/view-models/connect.ts'
import { networksView } from '../../../core/view-models/networks.ts'
import { focusablesOf, focusedOf, stepFocus } from '../../../renderers/cli/focusables.ts'
import { latchkeyOfFakes, walletKey } from './world-of-fakes.ts'

const { latchkey } = latchkeyOfFakes()
latchkey.start()

test('the focus stands on items that can be pressed and on those that lead to a page, from top to bottom', () => {
  const found = focusablesOf(connectView(latchkey.state()).parts)
  expect(found.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    `press installed/${walletKey}`,
    'link recommended/w0',
    'link recommended/w1',
    'link recommended/w2',
    'link recommended/w3',
    'link terms',
    'link privacy',
  ])
})

test('a search field comes before the list below it', () => {
  expect(focusablesOf(networksView(latchkey.state()).parts).map(({ kind }) => kind)).toEqual([
    'text',
    'press',
    'press',
    'press',
  ])
})

test('facts that lead nowhere have no focus', async () => {
  await latchkey.connect({ wallet: walletKey })
  const ids = focusablesOf(accountView(latchkey.state()).parts).map(({ id }) => id)
  expect(ids).toEqual(['copy', 'network', 'explorer', 'disconnect'])
})

test('the focus goes round at both ends, and begins at the first when what it stood on is gone', () => {
  const found = focusablesOf(networksView(latchkey.state()).parts)
  expect(stepFocus(found, 'search', -1)).toBe('list/eip155:137')
  expect(stepFocus(found, 'list/eip155:137', 1)).toBe('search')
  expect(focusedOf(found, 'list/eip155:4')?.id).toBe('search')
  expect(focusedOf([], 'search')).toBeNull()
  expect(stepFocus([], null, 1)).toBeNull()
})
