import { expect, test } from 'vitest'
import { createCatalogueLoader } from '../../../adapters/loading/catalogue-loader.ts'
import { fakeCatalogues } from '../../../adapters/fake/fake-catalogues.ts'
import { inChunk } from '../../../adapters/loading/feature-loader.ts'
import type { Catalogues } from '../../../core/ports/catalogues.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { answeringOrders, silentContract } from './silent-contract.ts'

type CataloguesWorld = { readonly catalogues: Catalogues; readonly failOnce: () => void }

const german = { 'connect.title': 'Wallet verbinden' }

function cataloguesContract(name: string, createWorld: () => CataloguesWorld): void {
  test(`${name}: the words of a language, and null where there are none`, async () => {
    const { catalogues } = createWorld()
    expect(await valueOf(catalogues.load({ locale: 'de' }, unhurried))).toEqual(german)
    expect(await valueOf(catalogues.load({ locale: 'nl' }, unhurried))).toBeNull()
  })

  test(`${name}: words that do not come are told as that, and may come the next time`, async () => {
    const { catalogues, failOnce } = createWorld()
    failOnce()
    const { code } = await failureFrom(catalogues.load({ locale: 'de' }, unhurried))
    expect(code).toBe('not-loaded')
    expect(await valueOf(catalogues.load({ locale: 'de' }, unhurried))).toEqual(german)
  })
}

/** A loader of German and of two kinds of Portuguese, whose German may fail. */
function loader() {
  let isFailing = false
  const catalogues = createCatalogueLoader({
    de: inChunk('de', async () => {
      const isFailed = isFailing
      isFailing = false
      if (isFailed) throw new TypeError('Failed to fetch dynamically imported module')
      return { de: german }
    }),
    pt: async () => ({ said: 'pt' }),
    'pt-BR': async () => ({ said: 'pt-BR' }),
  })
  return { catalogues, failOnce: () => (isFailing = true) }
}

cataloguesContract('the loader', loader)

for (const order of answeringOrders) {
  cataloguesContract(`the fake, ${order}`, () => {
    const catalogues = fakeCatalogues({ words: { de: german }, order })
    return { catalogues, failOnce: () => catalogues.reject('load', { code: 'not-loaded' }) }
  })
}

silentContract('the fake', () => {
  const catalogues = fakeCatalogues({ order: 'never' })
  return { load: (signal) => catalogues.load({ locale: 'de' }, signal) }
})

test.each([
  ['de-CH-1996', german],
  ['pt-br', { said: 'pt-BR' }],
  ['pt-AO', { said: 'pt' }],
  ['den', null],
])('the loader gives %s the closest language', async (locale, words) => {
  expect(await valueOf(loader().catalogues.load({ locale }, unhurried))).toEqual(words)
})
