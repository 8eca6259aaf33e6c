import { expect, test } from 'vitest'
import { harbor, startStory } from '../../../fixtures/story.ts'
import { modal } from '../../../core/events/modal.ts'
import { renderFrame } from '../../../renderers/cli/headless.ts'

const installed = (key: string, name: string) => ({ ...harbor, wallet: { key, name, icon: null } })

test('twins are told apart by eye', () => {
  const { latchkey } = startStory({
    wallets: [harbor, installed(`${harbor.wallet.key}#uuid`, 'Harbor')],
  })
  latchkey.start()
  latchkey.dispatch(modal.openRequested({}))
  const shown = renderFrame(latchkey, { columns: 80, rows: 24 })
  expect(shown.match(/Harbor +look-alike +dev\.latchkey\.harbor, \d of \d +installed/g)).toHaveLength(2)
  expect(shown.match(/\d of \d/g)).toEqual(['1 of 2', '2 of 2'])
})

test('names that look the same are marked, and a name that is too wide is cut within its row', () => {
  const { latchkey } = startStory({
    wallets: [
      harbor,
      installed('com.example.twin', 'Hаrbor'),
      installed('com.example.wide', '宽'.repeat(50)),
    ],
  })
  latchkey.start()
  latchkey.dispatch(modal.openRequested({}))
  const rows = renderFrame(latchkey, { columns: 80, rows: 24 }).split('\n')
  expect(rows.filter((row) => row.includes('rbor'))).toMatchInlineSnapshot(`
    [
      "│    HA  Harbor  look-alike                   dev.latchkey.harbor  installed │",
      "│    HА  Hаrbor  look-alike                      com.example.twin  installed │",
    ]
  `)
  expect(rows.filter((row) => row.includes('宽'))).toMatchInlineSnapshot(`
    [
      "│    宽宽  宽宽宽宽宽宽宽宽宽宽宽宽宽宽宽宽宽宽宽宽宽宽宽宽宽宽…   installed │",
    ]
  `)
})
