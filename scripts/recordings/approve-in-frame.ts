import type { Visitor } from '../../tests/e2e/visitor.ts'

/** Approves in the secure frame by pressing Enter. */
export async function approveInFrame({ page }: Pick<Visitor, 'page'>): Promise<void> {
  await page.frameLocator('#w3m-iframe').getByRole('button', { name: 'Approve' }).press('Enter')
}
