import { afterAll, beforeAll, test } from 'vitest'
import { expectNoFindings } from './no-findings.ts'
import { bothKinds } from '../send/solana-visitor.ts'
import { answerConsent, openPopup, socialsOffered } from '../frame/social-visitor.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

async function visitBoth(settings: Readonly<Record<string, string>> = {}): Promise<Visitor> {
  const hash = new URLSearchParams({ ...bothKinds, ...settings })
  return visitorOn((await visit(stage, { query: `?wallets=harbor,tern,gull#${hash}` })).page)
}

const socials = ['google', 'github', 'apple', 'facebook', 'x', 'discord', 'farcaster'] as const

test('axe finds nothing in the views of both kinds, light and dark', async () => {
  const visitor = await visitBoth()
  const { dialog, page } = visitor
  await visitor.open()
  await visitor.choose('Gull')
  await dialog.getByText('Gull supports several network types').waitFor()
  await expectNoFindings(visitor.page, 'ConnectingMultiChain')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await visitor.connect('Harbor')
  await page.getByTestId('open-networks').click()
  await visitor.choose('Solana Devnet')
  await dialog.getByRole('heading', { name: 'Connect a wallet for Solana' }).waitFor()
  await expectNoFindings(visitor.page, 'SwitchActiveChain')
  await visitor.choose('Tern')
  await visitor.approve()
  await dialog.waitFor({ state: 'hidden' })
  await visitor.open()
  await dialog.getByText('Also connected').waitFor()
  await dialog.getByText(/ ETH/).first().waitFor()
  await dialog.getByText(/ SOL/).first().waitFor()
  await expectNoFindings(visitor.page, 'Account')
})

test('axe finds nothing in the views of an unsupported chain, light and dark', async () => {
  const visitor = await visitBoth({ networks: 'eip155:1\neip155:137' })
  await visitor.wallet('harbor', 'setChain', 8453)
  await visitor.connect('Harbor')
  await visitor.open()
  await visitor.dialog.getByText("This app doesn't support Base").waitFor()
  await expectNoFindings(visitor.page, 'Account')
})

test('axe finds nothing in the views of social accounts, light and dark', async () => {
  const hash = new URLSearchParams(socialsOffered(socials, true)).toString()
  const visitor = visitorOn((await visit(stage, { query: `#${hash}` })).page)
  const { dialog } = visitor
  const back = () => dialog.getByRole('button', { name: 'Back' }).click()
  await visitor.open()
  await dialog.getByRole('button', { name: 'Continue with Google' }).waitFor()
  await expectNoFindings(visitor.page, 'Connect')
  await dialog.getByRole('button', { name: 'More options' }).click()
  await dialog.getByRole('heading', { name: 'All socials' }).waitFor()
  await expectNoFindings(visitor.page, 'ConnectSocials')
  const popup = await openPopup(visitor, 'Discord')
  await dialog.getByText('Continue in the sign-in window').waitFor()
  await expectNoFindings(visitor.page, 'ConnectingSocial')
  await answerConsent(popup, 'Deny')
  await dialog.getByText('Sign-in declined').waitFor()
  await expectNoFindings(visitor.page, 'ConnectingSocial, declined')
  await back()
  await dialog.getByRole('button', { name: 'Farcaster' }).click()
  await dialog.getByRole('img', { name: 'Scan this QR code with your phone' }).waitFor()
  await expectNoFindings(visitor.page, 'ConnectingFarcaster')
})
