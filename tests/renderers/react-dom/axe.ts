import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright'

declare global {
  interface Window {
    readonly axe: { run: (options: RunOptions) => Promise<AxeResults> }
  }
}

/** Brings axe into a page; the answer finds out what is wrong there, by all rules or those that are named, a line for each. */
export async function axeOn(page: Page): Promise<(rules?: readonly string[]) => Promise<readonly string[]>> {
  await page.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'))
  return async (rules) => {
    const { violations } = await page.evaluate(
      (names) => window.axe.run({ resultTypes: ['violations'], ...(names && { runOnly: [...names] }) }),
      rules,
    )
    return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html).join(', ')}`)
  }
}
