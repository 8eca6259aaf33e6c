import type { Locator, Page } from 'playwright'

/** The button that opens the menu of the account's wallet. It is there once Account shows a connected wallet. */
export function accountMenu(place: Page | Locator): Locator {
  return place.getByRole('button', { name: /Connected with/ })
}

/** Opens the menu of the account's wallet, and presses an entry. */
export async function pressInMenu(place: Page | Locator, name: string): Promise<void> {
  await accountMenu(place).click()
  await place.getByRole('menuitem', { name, exact: true }).click()
}
