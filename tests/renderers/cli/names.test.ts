import type { HostOptions } from '../../../core/domain/options/host-options.ts'
import { de } from '../../../core/strings/de.ts'
import { expect, test } from 'vitest'
import { harbor, startStory } from '../../../fixtures/story.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { renderFrame } from '../../../renderers/cli/headless.ts'

const installed = (key: string, name: string) => ({ ...harbor, wallet: { key, name, icon: null } })

/** The rows of two wallets that go by one name. */
function twinRows(columns: number, options: Partial<HostOptions> = {}) {
  const { latchkey } = startStory({
    wallets: [harbor, installed(`${harbor.wallet.key}#uuid`, 'Harbor')],
    options,
  })
  latchkey.start()
  latchkey.dispatch(modal.openRequested({}))
  return renderFrame(latchkey, { columns, rows: 24 })
    .split('\n')
    .filter((row) => row.includes(' HA '))
}

test('two wallets with one name are visibly distinguished', () => {
  expect(twinRows(80)).toMatchInlineSnapshot(`
    [
      "│ ▸  HA  Harbor  1 of 2, look-alike                      dev.latchkey.harbor │",
      "│    HA  Harbor  2 of 2, look-alike                      dev.latchkey.harbor │",
    ]
  `)
})

test('a narrow row shows the position of a namesake beside its name', () => {
  expect(twinRows(40)).toMatchInlineSnapshot(`
    [
      "│ ▸  HA  Harbor  1 of 2, look-alike  … │",
      "│    HA  Harbor  2 of 2, look-alike  … │",
    ]
  `)
  expect(twinRows(40, { locale: 'de', strings: { ...de } })).toMatchInlineSnapshot(`
    [
      "│ ▸  HA  Har…  1 von 2, zum Verwech…   │",
      "│    HA  Har…  2 von 2, zum Verwech…   │",
    ]
  `)
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
      "│ ▸  HA  Harbor  look-alike                              dev.latchkey.harbor │",
      "│    HА  Hаrbor  look-alike                                 com.example.twin │",
    ]
  `)
  expect(rows.filter((row) => row.includes('宽'))).toMatchInlineSnapshot(`
    [
      "│    宽宽  宽宽宽宽宽宽宽宽宽宽宽宽宽宽宽宽宽宽宽宽宽宽宽宽宽宽宽宽宽宽宽…   │",
    ]
  `)
})
