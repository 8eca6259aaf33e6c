import type { Locator, Page } from 'playwright'

/** The button that opens the menu of the account's wallet. It is there once Account shows a connected wallet. */
export function accountMenu(place: Page | Locator): Locator {
  return place.getByRole('button', { name: /Connected with/ })
}

/** Opens the menu of the account's wallet, and presses an entry. Tokens that arrive move the row, so that a press may miss it. */
export async function pressInMenu(place: Page | Locator, name: string): Promise<void> {
  const menu = accountMenu(place)
  while ((await menu.getAttribute('aria-expanded')) !== 'true') await menu.click()
  await place.getByRole('menuitem', { name, exact: true }).click()
}
