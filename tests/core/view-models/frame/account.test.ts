import { expect, test } from 'vitest'
import { signIn } from '../../../../core/events/sign-in/sign-in.ts'
import { accountSettingsView } from '../../../../core/view-models/account/account-settings.ts'
import { accountView } from '../../../../core/view-models/account/account.ts'
import { connectingSiweView } from '../../../../core/view-models/sign-in/connecting-siwe.ts'
import { switchAddressView } from '../../../../core/view-models/account/switch-address.ts'
import { emailStory } from '../../effects/frame/email-story.ts'
import { contract, own, smartAccountStory } from '../../effects/frame/smart-account-story.ts'
import { socialStory } from '../../effects/frame/social-story.ts'

const byGoogle = () => {
  const story = socialStory()
  story.choose()
  story.consent()
  return story
}

test('a single account is labelled by its sign-in method', () => {
  const story = byGoogle()
  expect(accountView(story.state()).parts.name?.value).toBe('Google account')
  expect(switchAddressView(story.state()).parts.list?.items).toMatchObject([{ label: 'Google account' }])
})

test('an e-mail account is labelled Email Account', () => {
  const story = emailStory()
  story.submit()
  story.code('123456')
  expect(accountView(story.state()).parts.name?.value).toBe('Email account')
})

test('two accounts of unknown kind are labelled by address', () => {
  const story = smartAccountStory()
  for (const code of ['timed-out', 'unreachable'] as const) story.frame.reject('getUser', { code })
  story.signIn()
  expect(story.item(own)?.label).not.toContain('Account')
})

test('a social account is shown in the settings of the account, and leads nowhere', () => {
  const story = byGoogle()
  const line = { label: 'Signed in with', value: 'Google · alice' }
  const { parts } = accountSettingsView(story.state())
  expect(parts).toMatchObject({ social: line, email: null })
  expect(parts.social?.press).toBeUndefined()
})

test('a social account without a user name is labelled by its provider', () => {
  const story = socialStory({ frame: { username: null } })
  story.choose()
  story.consent()
  expect(accountSettingsView(story.state()).parts.social?.value).toBe('Google')
})

test.each([
  ['is a contract', [contract, own], true],
  ['is that of the visitor’s key', [own, contract], false],
])('a refused signature of an account that %s mentions smart accounts accordingly', (_, accounts, isSaid) => {
  const story = smartAccountStory({ accounts, options: { isSiweEnabled: true } })
  story.signIn()
  story.server.reject('verify', { code: 'verification-failed' })
  story.go(signIn.requested())
  const { failed } = connectingSiweView(story.state()).parts
  expect(failed?.title).toBe("Couldn't verify your signature")
  expect(failed?.body?.includes('It may not support smart accounts')).toBe(isSaid)
})
