import { createWalletClient, http, publicActions } from 'viem'
import type { Abi, Address, Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { userAccountCreation, userAccountFactory } from '../../../sandbox/chains/user-account.ts'
import artifacts from '../../../sandbox/contracts/artifacts.json' with { type: 'json' }
import { axeOn } from '../../axe.ts'
import { pressInFrame } from '../../press-in-frame.ts'
import { announceCrew } from '../crew-wallet.ts'
import { emailOffered, signInAsContract, signInByEmail } from '../frame/email-visitor.ts'
import { openRegistration, register, typeName } from './names-visitor.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'
import { pressInMenu } from '../../account-menu.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

async function aboard() {
  const { page, complaints } = await visit(stage)
  const visitor = visitorOn(page)
  return { ...visitor, complaints }
}

/** What the service says of a name, asked past everything under test. */
async function holderOf(name: string): Promise<string | undefined> {
  const answer = await fetch(
    `${stage.sandbox.endpoints.blockchainApi}/v1/profile/account/${name}.wcn.id?apiVersion=2`,
  )
  const { addresses } = Object(await answer.json()) as { addresses?: Record<string, { address: string }> }
  return addresses?.[60]?.address
}

test('a free name is signed, registered and shown, and axe finds nothing in the views', async () => {
  const visitor = await aboard()
  const { page, dialog } = visitor
  await visitor.connect('Harbor')
  const axe = await axeOn(page)
  const address = (await visitor.host('address').textContent())?.trim()
  await openRegistration(visitor)
  expect(await axe()).toEqual([])
  await typeName(visitor, 'sea_farer')
  await dialog.getByText('Use letters, numbers and hyphens only').waitFor()
  expect(await axe()).toEqual([])
  await typeName(visitor, 'seafarer')
  await dialog.getByText('Available').waitFor()
  await register(visitor)
  await dialog.getByText('Sign with Harbor').waitFor()
  await visitor.reject()
  await dialog.getByText('Nothing was registered. You can try again.').waitFor()
  expect(await axe()).toEqual([])
  await register(visitor)
  await visitor.approve()
  await dialog.getByText('Your account name is registered').waitFor()
  expect(await axe()).toEqual([])
  expect(await holderOf('seafarer')).toBe(address)
  await dialog.getByRole('button', { name: "Let's go!" }).click()
  await dialog.getByText('seafarer.wcn.id').first().waitFor()
  await pressInMenu(dialog, 'Settings')
  await dialog.getByRole('heading', { name: 'Account settings' }).waitFor()
  expect(await dialog.getByText('Choose account name').count()).toBe(0)
  expect(visitor.complaints).toEqual([])
})

/** Somebody who comes with a wallet that shows an account, and has somebody sign for it, as long as that `hesitates`; the clock of the page is so many milliseconds behind. */
async function comeAs(
  account: string,
  index: number,
  { clockIsBehind = 0, hesitates = async () => {} } = {},
): Promise<Visitor> {
  const { page } = await visit(stage, {
    query: '?wallets=none',
    beforeItOpens: async ({ clock }) => {
      if (clockIsBehind > 0) await clock.install({ time: Date.now() - clockIsBehind })
    },
  })
  const visitor = visitorOn(page)
  await announceCrew(visitor, account, async (raw) => {
    await hesitates()
    return person(index).signMessage({ message: { raw } })
  })
  await visitor.open()
  await visitor.choose('Crew')
  await visitor.dialog.waitFor({ state: 'hidden' })
  return visitor
}

const person = (index: number) =>
  privateKeyToAccount(stage.sandbox.endpoints.accounts.at(index)?.privateKey as Hex)

test(
  'a name that somebody has brings free ones, one of which is registered by two presses',
  { tags: 'thorough' },
  async () => {
    const { address } = person(7)
    const visitor = await comeAs(address, 7)
    const { dialog } = visitor
    await openRegistration(visitor)
    await typeName(visitor, 'lamplighter')
    await dialog.getByText('Taken', { exact: true }).waitFor()
    const offered = dialog.getByRole('list').getByRole('button').first()
    const name = (await offered.textContent())?.match(/[\w-]+(?=\.wcn\.id)/)?.[0] ?? ''
    await offered.click()
    await register(visitor)
    await dialog.getByText('Your account name is registered').waitFor()
    expect(await holderOf(name)).toBe(address)
  },
)

test(
  'the form shows why the service refuses a name, and keeps the name for editing',
  { tags: 'thorough' },
  async () => {
    const visitor = await comeAs(person(5).address, 5)
    await openRegistration(visitor)
    await typeName(visitor, 'support')
    await register(visitor)
    await visitor.dialog.getByText('Name is reserved: support.wcn.id').first().waitFor()
    expect(await visitor.dialog.getByLabel('Enter a name').inputValue()).toBe('support')
  },
)

test(
  'the form says whether the clock or a slow approval made the service reject a signature',
  { tags: 'thorough' },
  async () => {
    let hesitates = async () => {}
    const visitor = await comeAs(person(3).address, 3, {
      clockIsBehind: 15_000,
      hesitates: () => hesitates(),
    })
    const { dialog, page } = visitor
    await openRegistration(visitor)
    await typeName(visitor, 'clockmaker')
    await register(visitor)
    await dialog.getByText('The service rejected the time of your signature.').waitFor()
    hesitates = async () => page.clock.fastForward(10_000)
    await register(visitor)
    await dialog.getByText('Nothing was registered: a signature is valid for ten seconds').waitFor()
    hesitates = async () => {}
    await register(visitor)
    await dialog.getByText('Your account name is registered').waitFor()
    expect(await holderOf('clockmaker')).toBe(person(3).address)
  },
)

/** What that person does on Ethereum. */
const onEthereum = (index: number) =>
  createWalletClient({
    account: person(index),
    chain: mainnet,
    transport: http(stage.sandbox.endpoints.chains['eip155:1']),
  }).extend(publicActions)

/** A contract on Ethereum that goes by no name yet, whose owner is that person. */
async function contractOf(index: number): Promise<Address> {
  const client = onEthereum(index)
  const factory = {
    address: stage.sandbox.endpoints.smartAccount?.factory as Address,
    abi: artifacts.SandboxAccountFactory.abi as Abi,
  }
  const args = [person(index).address, 23n]
  const hash = await client.writeContract({ ...factory, functionName: 'createAccount', args })
  await client.waitForTransactionReceipt({ hash })
  return (await client.readContract({ ...factory, functionName: 'getAddress', args })) as Address
}

test(
  'an account that is a contract registers by what its owner signs (ERC-1271)',
  { tags: 'thorough' },
  async () => {
    const contract = await contractOf(-1)
    const visitor = await comeAs(contract, -1)
    await openRegistration(visitor)
    await typeName(visitor, 'guildhall')
    await register(visitor)
    await visitor.dialog.getByText('Your account name is registered').waitFor()
    expect(await holderOf('guildhall')).toBe(contract)
  },
)

/** A visitor of a page that offers to sign in by e-mail. */
async function comeByEmail() {
  const { page, complaints } = await visit(stage, { query: `#${new URLSearchParams(emailOffered)}` })
  return { visitor: visitorOn(page), complaints }
}

/** Registers a name with what is approved in the secure frame. */
async function registerInFrame(visitor: Visitor, name: string): Promise<void> {
  const { dialog, page } = visitor
  await openRegistration(visitor)
  await typeName(visitor, name)
  await dialog.getByText('Available').waitFor()
  await register(visitor)
  await pressInFrame(page, 'Approve')
  await dialog.getByText('Your account name is registered').waitFor()
}

test(
  'an account by e-mail registers by the signature of its key, from the secure frame',
  { tags: 'thorough' },
  async () => {
    const { visitor, complaints } = await comeByEmail()
    await signInByEmail(visitor, stage.sandbox, 'nora@harbour.test')
    const address = ((await visitor.host('address').textContent()) ?? '').trim() as Address
    await registerInFrame(visitor, 'windlass')
    expect(await holderOf('windlass')).toBe(address)
    expect(await onEthereum(3).getCode({ address })).toBeUndefined()
    expect(complaints).toEqual([])
  },
)

async function registerAsContract(email: string, name: string, isMade: boolean): Promise<void> {
  const { visitor, complaints } = await comeByEmail()
  const owner = await signInAsContract(visitor, stage.sandbox, email)
  const contract = ((await visitor.host('address').textContent()) ?? '').trim() as Address
  const client = onEthereum(3)
  if (isMade) {
    const data = userAccountCreation(owner as Address)
    const hash = await client.sendTransaction({ to: userAccountFactory, data })
    await client.waitForTransactionReceipt({ hash })
  }
  expect((await client.getCode({ address: contract })) !== undefined).toBe(isMade)
  await registerInFrame(visitor, name)
  expect(await holderOf(name)).toBe(contract)
  expect(complaints).toEqual([])
}

test(
  'a smart account that is not made yet registers from the secure frame (ERC-6492)',
  { tags: 'thorough' },
  () => registerAsContract('lena@harbour.test', 'lantern', false),
)

test('a deployed smart account registers from the secure frame (ERC-1271)', { tags: 'thorough' }, () =>
  registerAsContract('mila@harbour.test', 'mooring', true),
)
