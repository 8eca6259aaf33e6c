import { expect, test } from 'vitest'
import { isSafeLink, isSafePicture, isServiceUrl } from '../../../../core/domain/values/remote-url.ts'

test('a link is https, or http on this machine', () => {
  for (const good of [
    'https://a.example/x?y',
    'http://localhost:1',
    'http://127.0.0.1:8080/',
    'http://[::1]:1',
  ]) {
    expect(isSafeLink(good)).toBe(true)
  }
  for (const bad of [
    'javascript:alert(1)',
    'http://a.example',
    'data:text/html,x',
    'file:///etc/passwd',
    ' javascript:1',
    '//a',
    '',
  ]) {
    expect(isSafeLink(bad)).toBe(false)
  }
})

test('no link names a user or a password, since it would read like another host', () => {
  for (const bad of [
    'https://pay.example@evil.example/',
    'https://pay.example:secret@evil.example/',
    'https://:secret@evil.example/',
    'http://pay.example@127.0.0.1:8600/',
    'https://pay.example%2F@evil.example/',
    'https:\\\\pay.example@evil.example',
  ]) {
    expect(isSafeLink(bad)).toBe(false)
    expect(isSafePicture(bad)).toBe(false)
  }
  expect(isServiceUrl('https://key:secret@node.example/')).toBe(true)
})

test('a picture may be an inline image or our own blob, never a script or a page', () => {
  for (const good of [
    'data:image/svg+xml;base64,AA',
    'data:image/png;base64,AA',
    'blob:https://a/1',
    'https://a.example/i.png',
  ]) {
    expect(isSafePicture(good)).toBe(true)
  }
  for (const bad of [
    'javascript:alert(1)',
    'data:text/html,<script>',
    'data:image/x-evil,1',
    `data:image/png,${'x'.repeat(300_000)}`,
  ]) {
    expect(isSafePicture(bad)).toBe(false)
  }
})
