import { afterAll, beforeAll, expect, test } from 'vitest'
import { packTypedHosts } from './typed-hosts.ts'
import type { TypedHosts } from './typed-hosts.ts'

let hosts: TypedHosts

beforeAll(() => {
  hosts = packTypedHosts()
})
afterAll(() => hosts.remove())

test.each([
  { version: '5.6', resolution: 'nodenext', react: 19 },
  { version: '7.0', resolution: 'bundler', react: 18 },
] as const)(
  'TypeScript $version compiles a host with moduleResolution $resolution and the types of React $react',
  (way) => {
    expect(hosts.compile(way)).toEqual({ status: 0, told: '' })
  },
)
