import { expect, test } from 'vitest'
import { isSafeAppLink } from '../../../../core/domain/wallets/app-link.ts'

test.each([
  ['metamask://', true],
  ['https://metamask.app.link/', true],
  ['http://localhost:4000/app', true],
  ['wc:', true],
  ['http://phishing.example/', false],
  ['JAVASCRIPT:alert(1)', false],
  ['java\tscript:alert(1)', false],
  ['\u0001javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['vbscript:x', false],
  ['file:///etc/passwd', false],
  ['blob:https://a.example/1', false],
  ['intent://scan#Intent;end', false],
  ['wss://relay.example', false],
  ['metamask://wallet@evil.example/', false],
  ['https://metamask.app.link@evil.example/', false],
  ['meta mask://', false],
  ['/relative', false],
  ['', false],
])('as an app link %j is safe: %s', (text, isSafe) => {
  expect(isSafeAppLink(text)).toBe(isSafe)
})
