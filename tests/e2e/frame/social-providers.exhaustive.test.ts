import { afterAll, beforeAll, expect, test } from 'vitest'
import { socialNames } from '../../../core/domain/options/social-provider.ts'
import type { SocialProvider } from '../../../core/domain/options/social-provider.ts'
import { openPopup, signInAndComeBack, socialsOffered } from './social-visitor.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const arrive = async (provider: SocialProvider) => {
  const query = `#${new URLSearchParams(socialsOffered([provider])).toString()}`
  const { page, complaints } = await visit(stage, { query })
  return { ...visitorOn(page), complaints }
}

test.each(['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const)(
  'a visitor without a wallet signs in with %s, and is there after a reload',
  async (provider) => {
    const visitor = await arrive(provider)
    await signInAndComeBack(visitor, provider)
    expect(visitor.complaints).toEqual([])
  },
)

test.each(['github', 'apple', 'facebook', 'x', 'discord'] as const)(
  'with %s, a blocked window, a closed window and a result from another origin sign nobody in',
  async (provider) => {
    const visitor = await arrive(provider)
    const { dialog, page } = visitor
    const name = `Continue with ${socialNames[provider]}`
    await page.evaluate(() => {
      const open = window.open.bind(window)
      window.open = () => {
        window.open = open
        return null
      }
    })
    await visitor.open()
    await dialog.getByRole('button', { name, exact: true }).click()
    await dialog.getByText('The window was blocked').waitFor()

    const closed = await openPopup(visitor, 'Open the window')
    await dialog.getByText('Continue in the sign-in window').waitFor()
    await closed.close()

    const popup = await openPopup(visitor, name)
    await popup.getByRole('button', { name: 'Allow' }).waitFor()
    const ended = popup.waitForEvent('close')
    await page.evaluate(() => postMessage({ resultUri: `${location.origin}/?state=s&code=c` }, '*'))
    await ended
    await dialog.getByText('Untrusted origin').waitFor()
    await dialog.getByRole('button', { name, exact: true }).waitFor()
    expect(await visitor.host('status').textContent()).toBe('disconnected')
  },
)
