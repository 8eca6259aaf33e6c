import type { Locator } from 'playwright'
import { expect } from 'vitest'
import { accountMenu } from '../../account-menu.ts'
import { eventually } from '../../eventually.ts'
import { middleOf, timedPressesOn } from '../../timed-presses.ts'
import { visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'

/** Longer ago than any double press lasts, in milliseconds. */
const longAfter = 2000

/** Goes the whole way of a visitor who presses everything twice, `gap` milliseconds apart, and checks that each thing happened once. */
export async function goAllTheWayTwice(stage: Stage, gap: number): Promise<void> {
  const { page, complaints } = await visit(stage)
  const { dialog, approve, reject, host } = visitorOn(page)
  const presses = await timedPressesOn(page)
  const twice = async (button: Locator) => {
    const spot = await middleOf(button)
    await presses.click(spot, longAfter)
    await presses.click(spot, gap)
  }
  const logged = async (type: string) => {
    const all = await page.getByTestId('event-log').locator('.event-type').allInnerTexts()
    return all.filter((text) => text.replaceAll(/\s/g, '') === type).length
  }
  const button = (name: RegExp) => dialog.getByRole('button', { name })
  const hostButton = (place: string) => page.getByTestId(place).getByRole('button')
  const prompts = page.getByTestId('wallet-approve')

  await twice(hostButton('connect'))
  await twice(button(/^Harbor/))
  await prompts.waitFor()
  expect(await prompts.count()).toBe(1)
  await reject()
  await twice(button(/^Try again/))
  await prompts.waitFor()
  expect(await prompts.count()).toBe(1)
  await approve()
  await dialog.waitFor({ state: 'hidden' })
  await twice(hostButton('connect'))
  await twice(button(/^Copy address/))
  await twice(button(/^Network/))
  await twice(button(/^Back/))
  await twice(button(/^Close/))
  await dialog.waitFor({ state: 'hidden' })
  await twice(hostButton('network'))
  await twice(button(/^Base/))
  await prompts.waitFor()
  await approve()
  await eventually(async () => expect(await host('chain').textContent()).toContain('eip155:8453'))
  await dialog.waitFor({ state: 'hidden' })
  await twice(hostButton('connect'))
  await twice(accountMenu(dialog))
  await twice(dialog.getByRole('menuitem', { name: /^Disconnect/ }))
  await eventually(async () => expect(await host('status').textContent()).toBe('disconnected'))

  // After the switch the modal asks itself to close, as Close did before.
  const counted = {
    'modal/openRequested': 4,
    'modal/opened': 4,
    'connection/walletChosen': 1,
    'connection/retried': 1,
    'connection/attemptStarted': 2,
    'account/addressCopyRequested': 1,
    'router/wentBack': 1,
    'modal/closeRequested': 2,
    'network/chosen': 1,
    'network/switchStarted': 1,
    'connection/disconnectRequested': 1,
    'connection/disconnected': 1,
  }
  const found = await Promise.all(Object.keys(counted).map(async (type) => [type, await logged(type)]))
  expect(Object.fromEntries(found)).toEqual(counted)
  expect(await dialog.count()).toBe(0)
  expect(complaints).toEqual([])
}
