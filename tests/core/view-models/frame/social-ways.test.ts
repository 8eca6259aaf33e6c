import { expect, test } from 'vitest'
import { socialProviders } from '../../../../core/domain/options/social-provider.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { connectSocialsView } from '../../../../core/view-models/frame/connect-socials.ts'
import { connectWithFrameView } from '../../../../core/view-models/frame/connect-with-frame.ts'
import { socialStory } from '../../effects/frame/social-story.ts'

const offering = (count: number) =>
  socialStory({ options: { features: { socials: socialProviders.slice(0, count) } } }).state()

test.each([
  [1, 'Continue with Google', null],
  [2, undefined, ['Google', 'GitHub']],
  [3, 'Continue with Google', ['GitHub', 'Apple']],
  [6, 'Continue with Google', ['GitHub', 'Apple', 'Facebook', 'X', 'Discord']],
  [7, 'Continue with Google', ['GitHub', 'Apple', 'Facebook', 'X', 'More options']],
])(
  'of %i providers the first is named, two fit side by side, and the rest are behind a button',
  (count, first, marks) => {
    const { social, socials } = connectWithFrameView(offering(count)).parts
    expect(social?.label).toBe(first)
    expect(socials?.items.map(({ label }) => label) ?? null).toEqual(marks)
  },
)

test('the press leads to all of them, each by its name', () => {
  const state = offering(7)
  const more = connectWithFrameView(state).parts.socials?.items.at(-1)
  expect(more?.press).toEqual(router.viewPushed({ view: 'ConnectSocials' }))
  const names = connectSocialsView(state).parts.socials.items.map(({ label }) => label)
  expect(names).toEqual(['Google', 'GitHub', 'Apple', 'Facebook', 'X', 'Discord', 'Farcaster'])
})

test('no social sign-in is shown if none is offered', () => {
  expect(connectWithFrameView(offering(0)).parts).toMatchObject({ social: null, socials: null })
})
