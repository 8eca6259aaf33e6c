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

test('whose one account it is says by what they signed in', () => {
  const story = byGoogle()
  expect(accountView(story.state()).parts.name?.value).toBe('Google account')
  expect(switchAddressView(story.state()).parts.list?.items).toMatchObject([{ label: 'Google account' }])
})

test('who signed in by e-mail has an Email Account', () => {
  const story = emailStory()
  story.submit()
  story.code('123456')
  expect(accountView(story.state()).parts.name?.value).toBe('Email account')
})

test('two accounts whose kinds nobody knows yet are called by their addresses', () => {
  const story = smartAccountStory()
  for (const code of ['timed-out', 'unreachable'] as const) story.frame.reject('getUser', { code })
  story.signIn()
  expect(story.item(own)?.label).not.toContain('Account')
})

test('a social account is shown in the account and its settings, and leads nowhere', () => {
  const story = byGoogle()
  const line = { label: 'Signed in with', value: 'Google · alice' }
  for (const { parts } of [accountView(story.state()), accountSettingsView(story.state())]) {
    expect(parts).toMatchObject({ social: line, email: null })
    expect(parts.social?.press).toBeUndefined()
  }
})

test('a social account that the frame told no name of is shown by its provider', () => {
  const story = socialStory({ frame: { username: null } })
  story.choose()
  story.consent()
  expect(accountSettingsView(story.state()).parts.social?.value).toBe('Google')
})

test.each([
  ['is a contract', [contract, own], true],
  ['is that of the visitor’s key', [own, contract], false],
])('where the host’s server refuses the signature of an account that %s', (_, accounts, isSaid) => {
  const story = smartAccountStory({ accounts, options: { isSiweEnabled: true } })
  story.signIn()
  story.server.reject('verify', { code: 'verification-failed' })
  story.go(signIn.requested())
  const { failed } = connectingSiweView(story.state()).parts
  expect(failed?.title).toBe("Couldn't verify your signature")
  expect(failed?.body?.includes('It may not support smart accounts')).toBe(isSaid)
})
