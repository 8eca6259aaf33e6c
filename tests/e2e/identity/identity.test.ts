import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeOn } from '../../axe.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** A visitor whose Harbor shares its second account first, which goes by a name, and who was asked about. */
async function named() {
  const { page, complaints } = await visit(stage)
  const visitor = visitorOn(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/v1\/(identity|profile)\//.test(pathname)) asked.push(pathname.split('/')[2] ?? '')
  })
  await visitor.connect('Harbor')
  await visitor.wallet('harbor', 'setAccounts', [1, 0])
  await expect
    .poll(() => visitor.host('address').textContent())
    .toContain(stage.sandbox.endpoints.accounts[2]?.address ?? '')
  return { visitor, asked, complaints }
}

test('the account shows its name and picture once the visitor looks at it', async () => {
  const { visitor, asked, complaints } = await named()
  expect(asked).toEqual([])
  await visitor.open()
  await visitor.dialog.getByText('first-mate.eth').waitFor()
  await visitor.dialog.locator('.holder-key img[data-drawn]').waitFor()
  expect(asked).toEqual(['identity'])
  expect(await (await axeOn(visitor.page))()).toEqual([])
  await visitor.page.keyboard.press('Escape')
  await visitor.page.getByTestId('connect').getByRole('button', { name: 'first-mate.eth' }).waitFor()
  expect(complaints).toEqual([])
})

test(
  'where the service fails its names are asked, then ENS over the node of the page',
  { tags: 'thorough' },
  async () => {
    const { visitor, asked } = await named()
    stage.sandbox.control('blockchain-api', { fault: 'status', status: 503, path: '/identity' })
    await visitor.open()
    await visitor.dialog.getByText('first-mate.eth').waitFor()
    expect(asked).toEqual(['identity', 'profile'])
  },
)

test('a picture that fails to load is replaced by the generated avatar', { tags: 'thorough' }, async () => {
  const { visitor } = await named()
  await visitor.page.route('**/v1/identity/*', (route) =>
    route.fulfill({ json: { name: 'wreck.eth', avatar: `${stage.sandbox.endpoints.demo}gone.png` } }),
  )
  await visitor.open()
  await visitor.dialog.getByText('wreck.eth').waitFor()
  await visitor.dialog.locator('.holder-key .avatar').waitFor()
  expect(await visitor.dialog.locator('.holder-key img[data-drawn]').count()).toBe(0)
})
