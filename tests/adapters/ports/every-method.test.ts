import { of } from 'rxjs'
import { expect, test, vi } from 'vitest'
import { proxyPort } from '../../../adapters/ports/proxy-port.ts'
import type { PortMethod } from '../../../adapters/ports/proxy-port.ts'
import type { Clipboard } from '../../../core/ports/clipboard.ts'

test('a method is made when it is first asked for, and is the same from then on', () => {
  const make = vi.fn<() => PortMethod>(() => () => of(null))
  const port = proxyPort<Clipboard>(make)
  expect(make).not.toHaveBeenCalled()
  expect(port.write).toBe(port.write)
  expect(make.mock.calls).toEqual([['write']])
})

test('a promise is resolved with such a port, and does not take it for another promise', async () => {
  const port = proxyPort<Clipboard>(() => () => of(null))
  expect(await Promise.resolve({ port }).then((given) => given.port)).toBe(port)
})
