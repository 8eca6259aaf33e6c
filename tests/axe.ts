import axe from 'axe-core'
import type { Page } from 'playwright'

/** What of axe to leave out or to take alone, by the names of its rules. */
export type AxeRules = { readonly only?: readonly string[]; readonly without?: readonly string[] }

/** Brings axe into a page; the answer finds out what is wrong there, a line for each. */
export async function axeOn(page: Page): Promise<(rules?: AxeRules) => Promise<readonly string[]>> {
  await page.evaluate(axe.source)
  return async ({ only, without = [] } = {}) => {
    const options = {
      resultTypes: ['violations' as const],
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
      ...(only && { runOnly: [...only] }),
    }
    const { violations } = await page.evaluate(
      (given) => (Reflect.get(window, 'axe') as typeof axe).run(document, given),
      options,
    )
    return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html).join(', ')}`)
  }
}
