import { afterAll, beforeAll, expect, test } from 'vitest'
import { compilerVersions, packTypedHosts, waysOf } from './typed-hosts.ts'
import type { TypedHosts } from './typed-hosts.ts'

let hosts: TypedHosts

beforeAll(() => {
  hosts = packTypedHosts()
})
afterAll(() => hosts.remove())

test.each(compilerVersions.flatMap(waysOf))(
  'TypeScript $version compiles a host with moduleResolution $resolution and the types of React $react',
  (way) => {
    expect(hosts.compile(way)).toEqual({ status: 0, told: '' })
  },
)
