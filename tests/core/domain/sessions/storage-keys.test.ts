import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { frameKeys } from '../../../../core/domain/frame/keys.ts'
import { storageKeys } from '../../../../core/domain/sessions/storage-keys.ts'

test('the page on storage names every key, and no other one', () => {
  const rows = readFileSync('docs/storage.md', 'utf8').match(/^\| `.*$/gm) ?? []
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, key]) => key),
  )
  expect(new Set(named)).toEqual(new Set([...Object.values(storageKeys), ...Object.values(frameKeys)]))
})
