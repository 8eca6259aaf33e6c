import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LateTile } from '../../../renderers/react-dom/buttons/LateTile.tsx'

const drawn = (kind: 'network' | 'account', seed: string) =>
  renderToStaticMarkup(<LateTile image={{ kind, url: null, seed }} balance={false} />)

test('until what draws pictures comes, the place of one of a network has its letter, and that of an account its ground alone', () => {
  expect(drawn('network', 'Ethereum')).toBe('<span class="tile-place" aria-hidden="true">E</span>')
  expect(drawn('account', '0x1234')).toBe('<span class="tile-place" aria-hidden="true"></span>')
})
